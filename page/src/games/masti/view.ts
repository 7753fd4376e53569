/** The view of this game as Python makes it (view.py, hand_view.py, reminder.py). */

export interface Stack {
  readonly guild: string;
  readonly cards: readonly string[];
  readonly symbols: number;
  readonly joker: boolean;
  readonly points: number;
  readonly counts: boolean;
  readonly next_points: number;
}

export interface Area {
  readonly seat: number;
  readonly team: number | null;
  readonly cards_in_hand: number;
  readonly bribe_gems: number;
  readonly wealth: number;
  readonly sitting_out: boolean;
  readonly lacks: readonly string[];
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

export interface OnTable {
  readonly seat: number;
  readonly card: string | null;
}

export interface Taken {
  readonly card: string;
  readonly change: number;
}

export type Does = 'leads' | 'follows' | 'trumps' | 'discards';

export interface HandCard {
  readonly card: string;
  readonly guild: string | null;
  readonly symbols: number;
  readonly playable: boolean;
  readonly does: Does | null;
  readonly wins: boolean;
  readonly worth: number;
}

export interface Sheet {
  readonly seat: number;
  readonly guilds: Readonly<Record<string, readonly [number, number]>>;
  readonly unscored: readonly string[];
  readonly bonus: number;
  readonly penalty: number;
  readonly power: readonly [number, number];
  readonly gems: number;
  readonly total: number;
  readonly cards: number;
}

export interface GuildCards {
  readonly guild: string;
  readonly single: readonly string[];
  readonly double: readonly string[];
}

export interface Reminder {
  readonly guilds: readonly GuildCards[];
  readonly guild_points: readonly number[];
  readonly power_points: readonly number[];
  readonly bonus: number;
  readonly penalty: number;
}

export type Moment = 'round' | 'burying' | 'leaving' | 'counting' | 'jokers' | 'over';

export interface View {
  readonly seat: number;
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
  readonly trump_character: string | null;
  readonly led_character: string | null;
  readonly trumps_left: number;
  readonly next_trumps: readonly string[];
  readonly centre: readonly string[];
  readonly table: readonly OnTable[];
  readonly gems_on_table: number;
  readonly winning: number | null;
  readonly taken: readonly Taken[];
  readonly counting: string | null;
  readonly areas: readonly Area[];
  readonly hand: readonly HandCard[];
  readonly my_discard: string | null;
  readonly still_choosing: readonly number[];
  readonly rounds_to_sit_out: number;
  readonly sheets: readonly Sheet[];
  readonly reminder: Reminder;
}
