import type { TransitionConfig } from 'svelte/transition';
import { fly } from '../../ui/flight';
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
  return between(node, from, duration(260), true);
}

/** From the table to the seat that has won it. */
export function depart(node: HTMLElement, flight: Flight): TransitionConfig {
  return between(node, placeOf(flight), duration(340), false);
}

function between(node: HTMLElement, other: DOMRect | null, milliseconds: number, comes: boolean): TransitionConfig {
  const faded: TransitionConfig = { duration: milliseconds, css: (t) => `opacity: ${t}` };
  if (!other || other.width === 0 || milliseconds === 0) return faded;
  const here = node.getBoundingClientRect();
  const dx = other.left + other.width / 2 - here.left - here.width / 2;
  const dy = other.top + other.height / 2 - here.top - here.height / 2;
  const scale = Math.min(1, other.width / here.width, other.height / here.height);
  const away = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: comes ? 1 : 0.2 };
  const there = { transform: 'none', opacity: 1 };
  const flies = fly(node, here, comes ? [away, there] : [there, away], milliseconds);
  return flies ? { duration: milliseconds, css: (t) => `opacity: ${t < 1 ? 0 : 1}` } : faded;
}
