import type { Line, RedFace, Roll, WhiteFace } from './generated';

/** White dice are alike: words name faces. The page gives each a number, so that it can be clicked and followed. */
export interface WhiteDie {
  readonly id: number;
  readonly face: WhiteFace;
  /** It was thrown just now. */
  readonly fresh: boolean;
}

export interface Tray {
  readonly white: readonly WhiteDie[];
  readonly red: RedFace | null;
  readonly redFresh: boolean;
}

export const NO_DICE: Tray = { white: [], red: null, redFresh: false };

const ORDER: readonly WhiteFace[] = ['4', '3', '2', '1', 'reroll', 'used', 'lock'];

/** Values left, rerolls, locks right. */
export const sorted = (dice: readonly WhiteDie[]): readonly WhiteDie[] =>
  dice.toSorted((one, other) => ORDER.indexOf(one.face) - ORDER.indexOf(other.face) || one.id - other.id);

/** The dice as they lie now, each the one that it was before as far as faces tell.
 *  `thrown` are those that were lifted for a throw; of alike dice these, and no others, may have changed. */
export function follow(before: Tray, roll: Roll, thrown: ReadonlySet<number>, redThrown: boolean, isNews: boolean): Tray {
  const left = [...roll.white];
  const take = (face: WhiteFace): boolean => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const kept: WhiteDie[] = [];
  const free: number[] = [];
  for (const die of before.white) {
    if (!thrown.has(die.id) && take(die.face)) kept.push({ ...die, fresh: false });
    else free.push(die.id);
  }
  // A reroll that has been used is the same die, only spent.
  for (const { id, face } of before.white) {
    const at = free.indexOf(id);
    if (at < 0 || face !== 'reroll' || thrown.has(id) || !take('used')) continue;
    kept.push({ id, face: 'used', fresh: false });
    free.splice(at, 1);
  }
  const next = before.white.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const turned = left.map((face, index) => ({ id: free[index] ?? next + index, face, fresh: isNews }));
  return { white: sorted([...kept, ...turned]), red: roll.red, redFresh: isNews && roll.red !== null && (redThrown || before.red !== roll.red) };
}

/** Which of the dice on the table were thrown again: by faces, as the event tells it. */
export function thrownAgain(before: Tray, lifted: ReadonlySet<number>, faces: readonly string[]): ReadonlySet<number> {
  const wanted = faces.filter((face) => face !== 'red');
  const chosen = new Set<number>();
  const byLifted = before.white.toSorted((one, other) => Number(lifted.has(other.id)) - Number(lifted.has(one.id)));
  for (const die of byLifted) {
    const at = wanted.indexOf(die.face);
    if (at < 0) continue;
    wanted.splice(at, 1);
    chosen.add(die.id);
  }
  return chosen;
}

/** The last throw among the news, if there was one. */
export function throwIn(news: readonly Line[]): { readonly first: boolean; readonly faces: readonly string[] } | null {
  for (const { event } of news.toReversed()) {
    if (event.event === 'rolled') return { first: true, faces: [] };
    if (event.event === 'rerolled') return { first: false, faces: event.dice };
  }
  return null;
}

/** Faces in one order, to compare a set that was clicked with one that the view names. */
export const setOf = (faces: readonly string[]): string => faces.toSorted().join(' ');
