/** The view of this game as Python makes it (view_structs.py, and Scored of events.py). */

export type Letter = 'F' | 'L' | 'K';
export type Text = Readonly<Record<'ru' | 'en', string>>;

export interface Card {
  readonly number: number;
  readonly id: string;
  readonly faction: Letter;
  readonly symbols: string;
  readonly guarded: boolean;
}

export interface HandCard {
  readonly number: number;
  readonly id: string;
  readonly faction: Letter;
  readonly symbols: string;
  readonly laid: 'own' | 'other' | 'any';
  readonly property: Readonly<Record<string, string>>;
  readonly known: boolean;
  readonly change: number;
}

export type Symbols = Readonly<Record<Letter, number>>;

export interface Area {
  readonly seat: number;
  readonly cards_in_hand: number;
  readonly known: readonly Card[];
  readonly symbols: Symbols;
  readonly cards: readonly Card[];
}

export interface OwnRole {
  readonly id: string;
  readonly faction: Letter;
  readonly points: number;
  readonly condition: Text;
  readonly fulfilled: boolean;
  readonly have: number;
  readonly need: number;
  readonly measure: 'at_least' | 'at_most' | 'more' | 'fewer' | 'as_many' | 'so';
  readonly own: number;
  readonly foreign: number;
  readonly total: number;
}

export interface QuizQuestion {
  readonly seat: number;
  readonly card: Card;
  readonly about: 'fact' | 'born' | 'died';
  readonly ask: Text;
  readonly answers: readonly Text[];
  readonly given: number | null;
  readonly right: number | null;
}

export interface Quiz {
  readonly round: number;
  readonly rounds: number;
  readonly questions: readonly QuizQuestion[];
  readonly last: readonly QuizQuestion[];
  readonly score: readonly number[];
}

export interface Playing {
  readonly card: Card;
  readonly seat: number;
  readonly area: number | null;
  readonly effect: number | null;
  readonly chosen: readonly number[];
  readonly target: number | null;
}

export interface Scored {
  readonly seat: number;
  readonly role: string;
  readonly faction: Letter;
  readonly symbols: Symbols;
  readonly own: number;
  readonly foreign: number;
  readonly fulfilled: boolean;
  readonly role_points: number;
  readonly total: number;
}

export type Moment = 'quiz' | 'youngest' | 'exchange' | 'turn' | 'laying' | 'may' | 'choosing' | 'dropping' | 'over';

export interface View {
  readonly seat: number;
  readonly players: number;
  readonly moment: Moment;
  readonly first: number | null;
  readonly turn: number | null;
  readonly turns: number;
  readonly actions: number;
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly areas: readonly Area[];
  readonly hand: readonly HandCard[];
  readonly room: number;
  readonly role: OwnRole | null;
  readonly playing: Playing | null;
  readonly quiz: Quiz | null;
  readonly still_choosing: readonly number[];
  readonly sheets: readonly Scored[];
}

export const LETTERS: readonly Letter[] = ['F', 'L', 'K'];
