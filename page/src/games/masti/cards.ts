import type { Character, Guild, Neutral, Reminder } from './generated';

/** What is printed on a card, told from its notation and the reminder card. */
export interface Face {
  readonly card: string;
  readonly character: Character | '';
  readonly rank: number;
  readonly guild: Guild | null;
  readonly symbols: number;
  readonly kind: Kind;
}

export type Kind = 'guild' | Neutral;

export function faceOf(card: string, reminder: Reminder): Face {
  const guild = reminder.guilds.find(({ single, double }) => single.includes(card) || double.includes(card));
  return {
    card,
    character: reminder.characters[card.charAt(0)] ?? '',
    rank: Number(card.slice(1)),
    guild: guild?.guild ?? null,
    symbols: guild ? (guild.double.includes(card) ? 2 : 1) : 0,
    kind: reminder.neutral.find(({ cards }) => cards.includes(card))?.kind ?? 'guild',
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
