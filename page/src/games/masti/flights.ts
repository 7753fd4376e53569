import { cubicOut } from 'svelte/easing';
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
export function arrive(node: Element, flight: Flight): TransitionConfig {
  return between(node, (flight.mine && flight.card && lay.get(flight.card)) || placeOf(flight), 260);
}

/** From the table to the seat that has won it. */
export function depart(node: Element, flight: Flight): TransitionConfig {
  return between(node, placeOf(flight), 340);
}

function between(node: Element, other: DOMRect | null, milliseconds: number): TransitionConfig {
  const timing = { duration: duration(milliseconds), easing: cubicOut };
  if (!other || other.width === 0) return { ...timing, css: (t) => `opacity: ${t}` };
  const here = node.getBoundingClientRect();
  const dx = other.left + other.width / 2 - here.left - here.width / 2;
  const dy = other.top + other.height / 2 - here.top - here.height / 2;
  const shrunk = Math.min(1, other.width / here.width, other.height / here.height) - 1;
  return {
    ...timing,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + shrunk * u}); opacity: ${Math.min(1, 0.15 + t * 2)}; z-index: 30`,
  };
}
