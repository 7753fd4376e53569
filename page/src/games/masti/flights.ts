import type { TransitionConfig } from 'svelte/transition';
import { duration } from '../../ui/motion';

/** Where one's own cards lay before the last change: a played card flies from there. */
const lay = new Map<string, DOMRect>();

export function rememberHand(root: Element | null): void {
  for (const piece of root?.querySelectorAll<HTMLElement>('[data-touch^="hand:"]') ?? []) {
    lay.set((piece.dataset['touch'] ?? '').slice('hand:'.length), piece.getBoundingClientRect());
  }
}

interface Flight {
  readonly seat: number;
  readonly mine: boolean;
  readonly card?: string | null;
}

const placeOf = ({ seat, mine }: Flight): DOMRect | null =>
  document.querySelector(mine ? '[data-own-area]' : `[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;

/** From the hand, or from the seat's panel, to the table. */
export function arrive(node: HTMLElement, flight: Flight): TransitionConfig {
  const from = (flight.mine && flight.card && lay.get(flight.card)) || placeOf(flight);
  return fly(node, from, duration(260), true);
}

/** From the table to the seat that has won it. */
export function depart(node: HTMLElement, flight: Flight): TransitionConfig {
  return fly(node, placeOf(flight), duration(340), false);
}

/** A copy flies above everything, for the centre of the table cuts off what leaves it. */
function fly(node: HTMLElement, other: DOMRect | null, milliseconds: number, comes: boolean): TransitionConfig {
  const table = node.closest('[data-game]');
  if (!other || other.width === 0 || !table || milliseconds === 0) return { duration: milliseconds, css: (t) => `opacity: ${t}` };
  const here = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.style.setProperty('--w', `${here.width}px`);
  Object.assign(copy.style, { position: 'fixed', left: `${here.left}px`, top: `${here.top}px`, width: `${here.width}px`, zIndex: '30', pointerEvents: 'none' });
  table.append(copy);
  const dx = other.left + other.width / 2 - here.left - here.width / 2;
  const dy = other.top + other.height / 2 - here.top - here.height / 2;
  const scale = Math.min(1, other.width / here.width, other.height / here.height);
  const away = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: comes ? 1 : 0.2 };
  const there = { transform: 'none', opacity: 1 };
  const flight = copy.animate(comes ? [away, there] : [there, away], { duration: milliseconds, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => copy.remove());
  return { duration: milliseconds, css: (t) => `opacity: ${t < 1 ? 0 : 1}` };
}
