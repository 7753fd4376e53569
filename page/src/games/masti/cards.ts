import type { Reminder } from './view';

/** What is printed on a card, told from its notation and the reminder card. */
export interface Face {
  readonly card: string;
  readonly character: string;
  readonly rank: number;
  readonly guild: string | null;
  readonly symbols: number;
  readonly kind: Kind;
}

export type Kind = 'guild' | 'joker' | 'penalty' | 'bonus' | 'power';

const CHARACTERS: Readonly<Record<string, string>> = { A: 'aldo', P: 'pietra', E: 'enzo', U: 'ugo' };
const NEUTRAL: Readonly<Record<number, Kind>> = { 1: 'joker', 2: 'penalty', 3: 'bonus', 13: 'power' };
export const GUILDS = ['aristocrats', 'artists', 'merchants', 'craftsmen', 'knights', 'assassins'] as const;

export function faceOf(card: string, reminder: Reminder): Face {
  const rank = Number(card.slice(1));
  const guild = reminder.guilds.find(({ single, double }) => single.includes(card) || double.includes(card));
  return {
    card,
    character: CHARACTERS[card.charAt(0)] ?? '',
    rank,
    guild: guild?.guild ?? null,
    symbols: guild ? (guild.double.includes(card) ? 2 : 1) : 0,
    kind: guild ? 'guild' : (NEUTRAL[rank] ?? 'guild'),
  };
}

/** A number as scores show it: +3, −7, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

export type Tone = 'good' | 'bad' | 'even';
export const toneOf = (points: number): Tone => (points > 0 ? 'good' : points < 0 ? 'bad' : 'even');

/** Every other seat in the order of play from the reader's left; all seats for a spectator. */
export function others(players: number, me: number): readonly number[] {
  const from = me < 0 ? 0 : me + 1;
  return Array.from({ length: me < 0 ? players : players - 1 }, (_, step) => (from + step) % players);
}
