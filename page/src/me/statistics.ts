import type { TableCard } from '../wire';

export interface Tally {
  readonly game: string;
  readonly title: string;
  readonly played: number;
  readonly won: number;
  readonly best: number | null;
  /** Victories in a row until now. */
  readonly streak: number;
}

const hasWon = (table: TableCard): boolean => table.won === true || table.success === true;

/** Finished matches, the latest first, counted game by game; the game that is played most comes first. */
export function tallies(finished: readonly TableCard[]): readonly Tally[] {
  const counted = finished.filter(({ won, success }) => won !== null || success !== null);
  const games = [...new Set(counted.map(({ game }) => game))];
  return games.map((game) => tally(counted.filter((table) => table.game === game))).toSorted((one, other) => other.played - one.played);
}

function tally(tables: readonly TableCard[]): Tally {
  const [latest] = tables;
  const points = tables.flatMap((table) => (table.points === null ? [] : [table.points]));
  const lost = tables.findIndex((table) => !hasWon(table));
  return {
    game: latest?.game ?? '',
    title: latest?.title ?? '',
    played: tables.length,
    won: tables.filter(hasWon).length,
    best: points.length > 0 ? Math.max(...points) : null,
    streak: lost < 0 ? tables.length : lost,
  };
}
