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
