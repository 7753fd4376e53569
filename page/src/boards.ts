import type { Component } from 'svelte';
import type { Hands } from './hands.svelte';
import { learn } from './locales.svelte';
import { get } from './net/http';
import type { LogLine, Position, TableState } from './wire';

/** What every part of a game's board is given; page/README.md explains it.
 *  View and Event are the game's own: its generated.ts says which. */
export interface BoardProps<View = unknown, Event = unknown> {
  readonly state: TableState;
  readonly position: Position<View>;
  readonly hands: Hands;
  readonly news: readonly LogLine<Event>[];
  readonly log: readonly LogLine<Event>[];
  readonly live: boolean;
}

export interface SeatProps<View = unknown, Event = unknown> extends BoardProps<View, Event> {
  readonly seat: number;
}

export interface Board {
  readonly Board: Component<BoardProps>;
  readonly Hand: Component<BoardProps> | null;
  readonly Seat: Component<SeatProps> | null;
  readonly Brief: Component<SeatProps> | null;
  /** What is played here, on one screen: it stands before the clauses of the rulebook. */
  readonly Summary: Component<BoardProps> | null;
}

interface File<Props extends object> {
  readonly default: Component<Props>;
}

// A table is shown by the parts in the folder of its game, and these are typed by what Python sends for that game.
// This is the only place that takes those types on trust, because the parts are found by the game's name.
const BOARDS = import.meta.glob<File<BoardProps>>('./games/*/Board.svelte');
const HANDS = import.meta.glob<File<BoardProps>>('./games/*/Hand.svelte');
const SEATS = import.meta.glob<File<SeatProps>>('./games/*/Seat.svelte');
const BRIEFS = import.meta.glob<File<SeatProps>>('./games/*/Brief.svelte');
const SUMMARIES = import.meta.glob<File<BoardProps>>('./games/*/Summary.svelte');

export const hasBoard = (game: string): boolean => `./games/${game}/Board.svelte` in BOARDS;

/** A game's own board, fetched when it is first needed; null where it has none. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[`./games/${game}/Board.svelte`];
  if (!load) return null;
  const [board, hand, seat, brief, summary] = await Promise.all([
    load(),
    HANDS[`./games/${game}/Hand.svelte`]?.(),
    SEATS[`./games/${game}/Seat.svelte`]?.(),
    BRIEFS[`./games/${game}/Brief.svelte`]?.(),
    SUMMARIES[`./games/${game}/Summary.svelte`]?.(),
    learn(game),
  ]);
  return { Board: board.default, Hand: hand?.default ?? null, Seat: seat?.default ?? null, Brief: brief?.default ?? null, Summary: summary?.default ?? null };
}

/** The book of a table's game: texts that its board reads beside the view. Its generated.ts says what is in it. */
export async function bookOf<Book>(table: string, key: string): Promise<Book> {
  return (await get('/tables/{table}/book', { table, k: key })) as Book;
}

export async function pictureOf(game: string): Promise<Component | null> {
  return (await import('./pictures')).pictureOf(game);
}
