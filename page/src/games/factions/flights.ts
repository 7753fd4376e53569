import type { Attachment } from 'svelte/attachments';
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

/** From where the card lay, or else from the place named by a selector; without one nothing moves. A copy flies above everything, for parts of the table cut off what leaves them. */
export const arrives = (card: number, from: string): Attachment<HTMLElement> => (node) => {
  if (from === '') return;
  const before = lay.get(String(card)) ?? document.querySelector(from)?.getBoundingClientRect();
  const milliseconds = duration(FLIGHT);
  const table = node.closest('[data-game]');
  if (!before || !table || milliseconds === 0 || lay.size === 0) return;
  const here = node.getBoundingClientRect();
  if (here.width === 0 || Math.hypot(before.left - here.left, before.top - here.top) < 4) return;
  const copy = node.cloneNode(true) as HTMLElement;
  delete copy.dataset['card'];
  for (const piece of copy.querySelectorAll('[data-touch]')) piece.removeAttribute('data-touch');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, { position: 'fixed', left: `${here.left}px`, top: `${here.top}px`, width: `${here.width}px`, margin: '0', zIndex: '30', pointerEvents: 'none' });
  table.append(copy);
  const away = `translate(${before.left - here.left}px, ${before.top - here.top}px)`;
  const flight = copy.animate([{ transform: away }, { transform: 'none' }], { duration: milliseconds, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' });
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: milliseconds });
  const land = () => copy.remove();
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, land);
  return land;
};
