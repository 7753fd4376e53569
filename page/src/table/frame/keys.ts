/** What may be touched or said now, wherever it lies on the table. */
export const CHOOSABLE = '[data-light="now"], [data-light="next"], [data-offer]';
const OWN_ARROWS = 'input, textarea, select, [role="tab"], [role="log"], [role="region"], dialog';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity };

/** In a replay arrow keys step through the match, wherever the focus is, unless a field needs them itself. */
export function stepThrough(event: KeyboardEvent, move: (by: number) => void): void {
  const by = STEPS[event.key];
  const target = event.target as Element;
  if (by === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest?.(OWN_ARROWS)) return;
  event.preventDefault();
  move(by);
}

/** Arrow keys walk over everything that may be touched or said now; Enter does it, as for any button. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
  const target = event.target as Element;
  if (step === 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest(OWN_ARROWS)) return;
  const stops = [...root.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((stop) => stop.getClientRects().length > 0);
  if (stops.length === 0) return;
  event.preventDefault();
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length;
  stops[next]?.focus();
  stops[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
