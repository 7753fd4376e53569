import { language, say } from '../../locales.svelte';
import type { Change, Preview } from './generated';

/** A chance in percent, the rest as it is: damage before a roll is an average. */
function number({ what }: Change, value: number): string {
  const how = what === 'chance' ? ({ style: 'percent', maximumFractionDigits: 0 } as const) : { maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), how).format(value);
}

const facts = (one: Change) => ({ what: one.what, before: number(one, one.before), after: number(one, one.after), successes: one.successes });

/** What an ability would change, in one sentence. */
export function previewTold({ asks, changes }: Preview): string {
  if (changes.length === 0) return say('gangsters-would-nothing');
  const told = changes.map((one) => say('gangsters-change', facts(one))).join(', ');
  return say(asks ? 'gangsters-would-best' : 'gangsters-would', { changes: told });
}

/** Without the sign, which stands once. */
const bare = (one: Change): string => (one.what === 'chance' ? `${Math.round(100 * one.before)}` : number(one, one.before));

/** What a ribbon has room for, the most telling first. */
const TELLING: readonly (readonly Change['what'][])[] = [['result', 'successes'], ['chance'], ['damage'], ['problems']];

/** The same on a ribbon: «7 → 9 ✓2». */
export function previewShort({ changes }: Preview): string {
  const found = TELLING.map((kinds) => changes.filter(({ what }) => kinds.includes(what))).find(({ length }) => length > 0) ?? [];
  return found.length > 0 ? found.map((one) => say('gangsters-change-short', { ...facts(one), before: bare(one) })).join(' ') : say('gangsters-would-nothing-short');
}
