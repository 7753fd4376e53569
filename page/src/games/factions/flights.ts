import type { Attachment } from 'svelte/attachments';
import { fly } from '../../ui/flight';
import { duration } from '../../ui/motion';

const FLIGHT = 320;

/** Where each card lay before the last change: a card that turns up elsewhere flies from there. */
let lay = new Map<string, DOMRect>();

export function rememberPlaces(): void {
  lay = new Map();
  for (const place of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = place.getBoundingClientRect();
    if (box.width > 0) lay.set(place.dataset['card'] ?? '', box);
  }
}

/** From where the card lay, or else from the place named by a selector; without one nothing moves. */
export const arrives = (card: number, from: string): Attachment<HTMLElement> => (node) => {
  if (from === '') return;
  const before = lay.get(String(card)) ?? document.querySelector(from)?.getBoundingClientRect();
  const milliseconds = duration(FLIGHT);
  if (!before || milliseconds === 0 || lay.size === 0) return;
  const here = node.getBoundingClientRect();
  if (here.width === 0 || Math.hypot(before.left - here.left, before.top - here.top) < 4) return;
  const away = `translate(${before.left - here.left}px, ${before.top - here.top}px)`;
  const land = fly(node, here, [{ transform: away }, { transform: 'none' }], milliseconds);
  if (!land) return;
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds });
  return land;
};
