/** The mouse, wherever it is. A piece that slides under a resting pointer is not pointed at. */
let [x, y] = [NaN, NaN];
let moved = false;

function note(event: PointerEvent): void {
  moved = event.screenX !== x || event.screenY !== y;
  [x, y] = [event.screenX, event.screenY];
}

// First of all listeners: who hears of this event later asks `isMoved`.
window.addEventListener('pointermove', note, { capture: true, passive: true });

/** Whether a hand has moved the mouse, and not the page what lies under it. */
export const isMoved = (event: PointerEvent): boolean => event.pointerType === 'mouse' && moved;

/** One of several that are meant together is enough: only if none of them is in sight, the first is brought there. */
export function bringIntoSight(element: Element): void {
  requestAnimationFrame(() => {
    const meant = [...document.querySelectorAll('[data-pointed]')];
    if (meant[0] === element && !meant.some(isInSight)) element.scrollIntoView({ block: 'center', inline: 'nearest' });
  });
}

function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const found = document.elementFromPoint((left + right) / 2, middle);
  const told = document.querySelector('.above')?.getBoundingClientRect();
  const isCovered = told !== undefined && middle > told.top && middle < told.bottom;
  return !isCovered && found !== null && (element.contains(found) || found.contains(element));
}
