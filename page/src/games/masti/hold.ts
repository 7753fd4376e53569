const LONG_PRESS = 450;

/** A long press on a card reads it; lifting the finger then plays nothing. */
export function holdToRead(row: Element): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading = false;

  const pieceOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>('[data-touch]') : null);

  const down = (event: Event) => {
    reading = false;
    if ((event as PointerEvent).pointerType === 'mouse' || !pieceOf(event)?.dataset['light']) return;
    timer = setTimeout(() => (reading = true), LONG_PRESS);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    if (reading) event.stopPropagation();
    reading = false;
  };
  const menu = (event: Event) => reading && event.preventDefault();

  const listeners = [['pointerdown', down], ['pointerup', up], ['pointercancel', up], ['click', click], ['contextmenu', menu]] as const;
  for (const [name, listener] of listeners) row.addEventListener(name, listener, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) row.removeEventListener(name, listener, { capture: true });
  };
}
