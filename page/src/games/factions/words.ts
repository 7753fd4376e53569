import { plainNumber, say } from '../../locales.svelte';
import type { Letter, OwnRole, Person, Scored } from './generated';
import { personOf } from './library.svelte';

/** A number as scores show it: +3, −7, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

export type Tone = 'good' | 'bad' | 'even';
export const toneOf = (points: number): Tone => (points > 0 ? 'good' : points < 0 ? 'bad' : 'even');

/** Every seat in the order of play from the reader; from the first one for a spectator. */
export function fromMe(players: number, me: number): readonly number[] {
  return Array.from({ length: players }, (_, step) => (Math.max(me, 0) + step) % players);
}

/** Where a card is laid, and what it does. */
export const propertyOf = (person: Person): string => [person.laid, ...person.property].filter(Boolean).join(' ') || say('factions-no-property');

/** How many symbols there are of each faction. */
export type Counted = Scored['symbols'];

export const lettersOf = (symbols: string): readonly Letter[] => [...symbols] as Letter[];

export const symbolsTold = (symbols: string): string => say('factions-symbols-of', { count: symbols.length, letters: lettersOf(symbols).map((letter) => say('factions-letter', { letter })).join(', ') });

export const countsTold = ({ F = 0, L = 0, K = 0 }: Counted): string => say('factions-counts', { F, L, K });

export const datesOf = ({ born, died }: Person): string =>
  born === null || died === null ? '' : say('factions-dates', { born: plainNumber(born), died: plainNumber(died) });

export const progressTold = ({ have, need, measure }: OwnRole): string => say('factions-progress', { have, need, measure });

/** All that is to be said of a card: who it is, its symbols, its property. */
export function cardTold(card: { readonly id: string; readonly symbols: string }): string {
  const person = personOf(card.id);
  return person ? `${person.name}. ${symbolsTold(card.symbols)}. ${propertyOf(person)}` : '';
}
