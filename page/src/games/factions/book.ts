import type { Letter } from './view';

/** The texts of the pack, in the reader's language (book.py). Dates and notes are missing while the quiz is asked. */
export interface Person {
  readonly number: number;
  readonly id: string;
  readonly faction: Letter;
  readonly symbols: string;
  readonly name: string;
  readonly short: string;
  /** Where the card is laid, if not before oneself. */
  readonly laid: string;
  readonly property: readonly string[];
  readonly born: number | null;
  readonly died: number | null;
  readonly note: string;
  readonly source: string;
  readonly related: readonly string[];
}

export interface Faction {
  readonly letter: Letter;
  readonly name: string;
  readonly one: string;
  readonly sign: string;
  readonly about: string;
}

export interface Role {
  readonly id: string;
  readonly faction: Letter;
  readonly name: string;
  readonly points: number;
  readonly condition: string;
}

export interface Book {
  readonly title: string;
  readonly factions: readonly Faction[];
  readonly people: readonly Person[];
  readonly roles: readonly Role[];
}
