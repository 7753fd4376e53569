import type { Pick, View } from './generated';

/** The henchmen that the reader means to send: nobody knows of it until they are sent. */
let picked = $state.raw<readonly number[]>([]);
/** The dice that the reader means to throw again. */
let lifted = $state.raw<ReadonlySet<number>>(new Set());
let redLifted = $state(false);

export const pickedNow = (): readonly number[] => picked;
export const isPicked = (henchman: number): boolean => picked.includes(henchman);

/** Whether henchmen can be picked by toggling: the view then tells the odds of every choice. */
export const isPicking = (view: View): boolean => (view.roll?.picks.length ?? 0) > 0;

const key = (henchmen: readonly number[]): string => henchmen.toSorted((one, other) => one - other).join(' ');

/** The view's entry for those already sent and these. */
export function pickOf(view: View, more: readonly number[]): Pick | undefined {
  const sent = view.roll?.sent.map(({ henchman }) => henchman) ?? [];
  const wanted = key([...sent, ...more]);
  return view.roll?.picks.find(({ henchmen }) => key(henchmen) === wanted);
}

export const pickNow = (view: View): Pick | undefined => pickOf(view, picked);

/** One more, one less; where no more may go, the one picked first steps back. */
export function toggle(view: View, henchman: number): void {
  if (picked.includes(henchman)) picked = picked.filter((one) => one !== henchman);
  else if (pickOf(view, [...picked, henchman])) picked = [...picked, henchman];
  else if (pickOf(view, [...picked.slice(1), henchman])) picked = [...picked.slice(1), henchman];
  else if (pickOf(view, [henchman])) picked = [henchman];
}

/** What is no longer possible is no longer meant. */
export function keepPicks(view: View): void {
  const able = isPicking(view) ? picked.filter((one) => pickOf(view, [one]) !== undefined) : [];
  if (able.length !== picked.length) picked = able;
}

export const liftedNow = (): ReadonlySet<number> => lifted;
export const isRedLifted = (): boolean => redLifted;

export function lift(die: number): void {
  const next = new Set(lifted);
  if (!next.delete(die)) next.add(die);
  lifted = next;
}

export const liftRed = (): void => void (redLifted = !redLifted);

export function putDown(): void {
  if (lifted.size > 0) lifted = new Set();
  redLifted = false;
}
