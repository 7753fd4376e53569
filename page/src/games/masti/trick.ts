import type { Line, OnTable, View } from './generated';

/** A round that has just been won: it stays for a moment before it goes to its winner. */
export interface WonTrick {
  readonly turns: readonly OnTable[];
  readonly trump: string | null;
  readonly winner: number;
}

/** The turn that a line of the log tells: a card, or a bribe. */
function turnIn({ event }: Line): OnTable | null {
  if (event.event === 'card_played') return { seat: event.seat, card: event.card };
  return event.event === 'bribed' ? { seat: event.seat, card: null } : null;
}

/** The round that the news says was won, whole again: what lay there before, and the turns that ended it. */
export function wonTrick(before: View | null, news: readonly Line[]): WonTrick | null {
  const turns: OnTable[] = [...(before?.table ?? [])];
  for (const line of news) {
    if (line.event.event === 'round_won') return turns.length > 0 ? { turns, trump: before?.trump ?? null, winner: line.event.seat } : null;
    const turn = turnIn(line);
    if (turn) turns.push(turn);
  }
  return null;
}

/** The last round that was won, out of the whole log: so it is there after a reload too. */
export function lastRound(log: readonly Line[]): WonTrick | null {
  let last: WonTrick | null = null;
  let trump: string | null = null;
  let turns: OnTable[] = [];
  for (const line of log) {
    const turn = turnIn(line);
    if (turn) turns.push(turn);
    else if (line.event.event === 'round_started') [trump, turns] = [line.event.trump, []];
    else if (line.event.event === 'round_won') last = { turns, trump, winner: line.event.seat };
  }
  return last;
}

/** Whether the news shows a turn of the round that lies on the table now. */
export const hasTurn = (news: readonly Line[]): boolean => news.some((line) => turnIn(line) !== null);
