import { say } from '../../locales.svelte';
import type { TableState } from '../../wire';
import type { Challenge, PlaceWords, Specialisation, View } from './generated';
import { henchmanOf, problemOf, scenarioWords, specOf } from './library.svelte';

/** A boss by name; alone, the first or the second hand. */
export function bossName(view: View, table: TableState, boss: number): string {
  const seat = view.bosses[boss - 1]?.seat ?? 0;
  const alone = view.bosses.filter((one) => one.seat === seat).length > 1;
  return alone ? say('gangsters-hand-of', { hand: boss }) : (table.seats.find((card) => card.seat === seat)?.name ?? '');
}

/** What stands on a boss's mark: its name's initial, alone the number of the hand. */
export function bossMark(view: View, table: TableState, boss: number): string {
  const alone = view.bosses.every(({ seat }) => seat === view.bosses[0]?.seat);
  return alone ? `${boss}` : bossName(view, table, boss);
}

export const specName = (of: Specialisation): string => specOf(of)?.name ?? '…';

/** The colour of the category that a specialisation belongs to. */
export const tintOf = (of: Specialisation | undefined): string => `var(--${specOf(of)?.category ?? 'brass'})`;

export function placeWords(view: View, number: number): PlaceWords | undefined {
  const words = scenarioWords(view.scenario);
  return words?.places.find((place) => place.number === number);
}

/** The word that tries a challenge, which is also how its plate is touched. */
export const touchOf = ({ kind, number }: Challenge): string => (kind === 'problem' || kind === 'place' ? `${kind}:${number}` : `challenge:${kind}`);

export function challengeName(view: View, { kind, number }: Challenge): string {
  if (kind === 'problem') return problemOf(number)?.name ?? '…';
  if (kind === 'place') return placeWords(view, number)?.name ?? '…';
  return say('gangsters-challenge', { kind });
}

/** What overcoming it brings. */
export function challengeBrings(view: View, { kind, number }: Challenge): string {
  if (kind === 'place') return placeWords(view, number)?.outcome ?? '';
  return say('gangsters-brings', { kind });
}

/** What it costs to fail at it, or to leave it. */
export function challengeCosts(view: View, { kind, number }: Challenge): string {
  if (kind === 'problem') return problemOf(number)?.penalty ?? '';
  if (kind === 'place') return placeWords(view, number)?.cost ?? '';
  if (kind === 'police') return scenarioWords(view.scenario)?.police ?? '';
  return '';
}

/** All of a plate in one breath, for those who do not see it. */
export function challengeTold(view: View, challenge: Challenge): string {
  const { best, difficulty, successes, markers, harmless } = challenge;
  return [
    `${challengeName(view, challenge)}.`,
    say('gangsters-plate', { spec: specName(best), difficulty, successes, markers }),
    challengeBrings(view, challenge),
    challengeCosts(view, challenge),
    challenge.holds ? '' : say('gangsters-penalty-off'),
    harmless ? say('gangsters-harmless') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function henchmanTold(number: number): string {
  const card = henchmanOf(number);
  if (!card) return '…';
  const can = card.specialisations.map(specName).join(', ');
  return `${card.name}${can ? `: ${can}` : ''}. ${card.ability}`;
}
