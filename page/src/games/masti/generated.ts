// Written by tools/write_wire.py from src/intriga/games/masti: `make wire`. Do not edit.

import type { BoardProps, SeatProps } from '../../boards';
import type { LogLine } from '../../wire';

/** The whole table as one seat knows it. */
export interface View {
  readonly players: number;
  readonly teams: number;
  readonly pooled: boolean;
  readonly moment: Moment;
  readonly round: number;
  readonly rounds: number;
  readonly rounds_left: number;
  readonly leader: number;
  readonly turn: number | null;
  readonly trump: string | null;
  readonly trump_character: Character | null;
  readonly led_character: Character | null;
  readonly trumps_left: number;
  readonly centre: readonly string[];
  readonly table: readonly OnTable[];
  readonly gems_on_table: number;
  readonly winning: number | null;
  readonly taken: readonly Taken[];
  readonly counting: Guild | null;
  readonly areas: readonly Area[];
  readonly still_choosing: readonly number[];
  readonly sheets: readonly Scored[];
  readonly reminder: Reminder;
  readonly seat: number;
  readonly next_trumps: readonly string[];
  readonly hand: readonly HandCard[];
  readonly my_discard: string | null;
  readonly rounds_to_sit_out: number;
}

export const Moment = ["round", "burying", "leaving", "counting", "jokers", "over"] as const;
export type Moment = (typeof Moment)[number];

export const Character = ["aldo", "pietra", "enzo", "ugo"] as const;
export type Character = (typeof Character)[number];

/** A seat's turn in this round: a card, or None for a bribe gem. */
export interface OnTable {
  readonly seat: number;
  readonly card: string | null;
}

/** A card of the round that was just won, and how the winner's area would change by leaving it. */
export interface Taken {
  readonly card: string;
  readonly change: number;
}

export const Guild = ["aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins"] as const;
export type Guild = (typeof Guild)[number];

/** What everybody sees of a seat. */
export interface Area {
  readonly seat: number;
  readonly team: number | null;
  readonly cards_in_hand: number;
  readonly bribe_gems: number;
  readonly wealth: number;
  readonly sitting_out: boolean;
  readonly lacks: readonly Character[];
  readonly stacks: readonly Stack[];
  readonly jokers: number;
  readonly bonuses: number;
  readonly penalties: number;
  readonly powers: number;
  readonly points: number;
  readonly neutral_points: number;
  readonly power_points: number;
  readonly next_power_points: number;
  readonly would_gain: number;
}

/** One guild stack: its printed symbols, its joker, and what it scores. */
export interface Stack {
  readonly guild: Guild;
  readonly cards: readonly string[];
  readonly symbols: number;
  readonly joker: boolean;
  readonly points: number;
  readonly counts: boolean;
  readonly next_points: number;
}

/** One seat's sheet, item by item. */
export interface Scored {
  readonly event: "scored";
  readonly seat: number;
  readonly guilds: Readonly<Partial<Record<Guild, readonly [number, number]>>>;
  readonly unscored: readonly Guild[];
  readonly bonus: number;
  readonly penalty: number;
  readonly power: readonly [number, number];
  readonly gems: number;
  readonly total: number;
  readonly cards: number;
}

/** What is printed and never changes: the same for every reader. */
export interface Reminder {
  readonly characters: Readonly<Record<string, Character>>;
  readonly guilds: readonly GuildCards[];
  readonly neutral: readonly NeutralCards[];
  readonly guild_points: readonly number[];
  readonly power_points: readonly number[];
  readonly bonus: number;
  readonly penalty: number;
}

/** The cards of one guild. */
export interface GuildCards {
  readonly guild: Guild;
  readonly single: readonly string[];
  readonly double: readonly string[];
}

/** The cards of one kind that carry no guild. */
export interface NeutralCards {
  readonly kind: Neutral;
  readonly cards: readonly string[];
}

export const Neutral = ["joker", "penalty", "bonus", "power"] as const;
export type Neutral = (typeof Neutral)[number];

/** A card of one's own, and what it would do now. */
export interface HandCard {
  readonly card: string;
  readonly guild: Guild | null;
  readonly symbols: number;
  readonly playable: boolean;
  readonly does: Does | null;
  readonly wins: boolean;
  readonly worth: number;
}

export const Does = ["leads", "follows", "trumps", "discards"] as const;
export type Does = (typeof Does)[number];

/** The deal as one seat sees it. */
export interface Dealt {
  readonly event: "dealt";
  readonly players: number;
  readonly teams: readonly (readonly number[])[] | null;
  readonly options: Readonly<Record<string, string>>;
  readonly first: number;
  readonly hand: readonly string[];
  readonly hands: readonly number[];
  readonly trump_deck: number;
  readonly bribe_gems: readonly number[];
}

/** A card went face down into the trump deck (six players). */
export interface DiscardedToTrumps {
  readonly event: "discarded_to_trumps";
  readonly seat: number;
  readonly card: string;
}

/** The same as the others see it. */
export interface Buried {
  readonly event: "buried";
  readonly seat: number;
}

/** The same as the seats see it: nobody knows all of the deck. */
export interface TrumpsReady {
  readonly event: "trumps_ready";
  readonly cards: number;
}

export interface RoundStarted {
  readonly event: "round_started";
  readonly round: number;
  readonly trump: string;
  readonly leader: number;
  readonly sitting_out: readonly number[];
}

export interface GemsRemoved {
  readonly event: "gems_removed";
  readonly seat: number;
  readonly gems: number;
}

export interface CardPlayed {
  readonly event: "card_played";
  readonly seat: number;
  readonly card: string;
}

export interface Bribed {
  readonly event: "bribed";
  readonly seat: number;
}

/** The cards include the trump. */
export interface RoundWon {
  readonly event: "round_won";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly gems: number;
}

export interface CardLeft {
  readonly event: "card_left";
  readonly seat: number;
  readonly card: string;
}

/** Its contents are public: everybody saw the cards that were left. */
export interface TrumpsRecycled {
  readonly event: "trumps_recycled";
  readonly round: number;
  readonly deck: readonly string[];
}

export interface StackChosen {
  readonly event: "stack_chosen";
  readonly team: number;
  readonly guild: Guild;
  readonly seat: number;
}

export interface JokerPlaced {
  readonly event: "joker_placed";
  readonly seat: number;
  readonly card: string;
  readonly guild: Guild;
}

export interface JokerDiscarded {
  readonly event: "joker_discarded";
  readonly seat: number;
  readonly card: string;
}

export interface Ended {
  readonly event: "ended";
  readonly reason: string;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly tie_break: string | null;
}

export type GameEvent =
  | Dealt
  | DiscardedToTrumps
  | Buried
  | TrumpsReady
  | RoundStarted
  | GemsRemoved
  | CardPlayed
  | Bribed
  | RoundWon
  | CardLeft
  | TrumpsRecycled
  | StackChosen
  | JokerPlaced
  | JokerDiscarded
  | Scored
  | Ended;

export type Line = LogLine<GameEvent>;
export type Props = BoardProps<View, GameEvent>;
export type PropsOfSeat = SeatProps<View, GameEvent>;
