import type { View } from './generated';

/** When the reader wants to be asked whether to step in. Nothing here depends on a card: how quickly somebody
 *  passes tells the others what was chosen here, and no more. */
export interface Asking {
  beforeRolls: boolean;
  afterSuccess: boolean;
}

const KEY = 'intriga-gangsters-asking';
const ALWAYS: Asking = { beforeRolls: true, afterSuccess: true };

export const asking = $state<Asking>({ ...ALWAYS, ...remembered() });
/** The round in which everything is let stand, with its table; another round asks again. */
let standing = $state('');

function remembered(): Partial<Asking> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Asking>;
  } catch {
    return {};
  }
}

export function ask(when: keyof Asking, wanted: boolean): void {
  asking[when] = wanted;
  try {
    localStorage.setItem(KEY, JSON.stringify(asking));
  } catch {
    // Storage may be forbidden: the wish then lasts as long as the page.
  }
}

const roundOf = (table: string, view: View): string => `${table} ${view.round}`;

export const standsThisRound = (table: string, view: View): boolean => standing === roundOf(table, view);

export function standThisRound(table: string, view: View, wanted: boolean): void {
  standing = wanted ? roundOf(table, view) : '';
}

/** Whether this window is to go by without a question. */
export function passesBy(table: string, view: View): boolean {
  if (standsThisRound(table, view)) return true;
  if (view.moment === 'before_roll') return !asking.beforeRolls;
  return view.moment === 'after_roll' && !asking.afterSuccess && (view.roll?.won ?? 0) > 0;
}
