const EASING = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/**
 * Let a copy of a piece fly above everything, because parts of the table clip what leaves them.
 * Returns what ends the flight, or null for a piece that is on no table.
 */
export function fly(piece: HTMLElement, here: DOMRect, frames: Keyframe[], milliseconds: number): (() => void) | null {
  const table = piece.closest('[data-game]');
  if (!table) return null;
  const copy = bareCopy(piece);
  copy.style.setProperty('--w', `${here.width}px`);
  Object.assign(copy.style, { position: 'fixed', left: `${here.left}px`, top: `${here.top}px`, width: `${here.width}px`, margin: '0', zIndex: '30', pointerEvents: 'none' });
  table.append(copy);
  const flight = copy.animate(frames, { duration: milliseconds, easing: EASING });
  const land = () => copy.remove();
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, land);
  return land;
}

/** A copy to be seen only: hidden from screen readers, not clickable, not found by its card. */
function bareCopy(piece: HTMLElement): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  delete copy.dataset['card'];
  for (const part of copy.querySelectorAll('[data-touch]')) part.removeAttribute('data-touch');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  return copy;
}
