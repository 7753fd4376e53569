import type { Component } from 'svelte';
import type { Hands } from './hands.svelte';
import { learn } from './locales.svelte';
import type { LogLine, Position, TableState } from './wire';

/** What every part of a game's board is given; page/README.md explains it. */
export interface BoardProps {
  readonly state: TableState;
  readonly position: Position;
  readonly hands: Hands;
  readonly news: readonly LogLine[];
  readonly log: readonly LogLine[];
  readonly live: boolean;
}

export interface SeatProps extends BoardProps {
  readonly seat: number;
}

export interface Board {
  readonly Board: Component<BoardProps>;
  readonly Hand: Component<BoardProps> | null;
  readonly Seat: Component<SeatProps> | null;
  readonly Brief: Component<SeatProps> | null;
}

interface File<Props extends object> {
  readonly default: Component<Props>;
}

const BOARDS = import.meta.glob<File<BoardProps>>('./games/*/Board.svelte');
const HANDS = import.meta.glob<File<BoardProps>>('./games/*/Hand.svelte');
const SEATS = import.meta.glob<File<SeatProps>>('./games/*/Seat.svelte');
const BRIEFS = import.meta.glob<File<SeatProps>>('./games/*/Brief.svelte');
const PICTURES = import.meta.glob<File<Record<string, never>>>('./games/*/Picture.svelte');

export const hasBoard = (game: string): boolean => `./games/${game}/Board.svelte` in BOARDS;

/** A game's own board, fetched when it is first needed; null where it has none. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = BOARDS[`./games/${game}/Board.svelte`];
  if (!load) return null;
  const [board, hand, seat, brief] = await Promise.all([
    load(),
    HANDS[`./games/${game}/Hand.svelte`]?.(),
    SEATS[`./games/${game}/Seat.svelte`]?.(),
    BRIEFS[`./games/${game}/Brief.svelte`]?.(),
    learn(game),
  ]);
  return { Board: board.default, Hand: hand?.default ?? null, Seat: seat?.default ?? null, Brief: brief?.default ?? null };
}

export async function pictureOf(game: string): Promise<Component | null> {
  const file = await PICTURES[`./games/${game}/Picture.svelte`]?.();
  return file?.default ?? null;
}
