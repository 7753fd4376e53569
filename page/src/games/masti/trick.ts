import type { LogLine } from '../../wire';
import type { OnTable, View } from './view';

/** A round that has just been won: it stays for a moment before it goes to its winner. */
export interface WonTrick {
  readonly turns: readonly OnTable[];
  readonly trump: string | null;
  readonly winner: number;
}

interface Happened {
  readonly event?: string;
  readonly seat?: number;
  readonly card?: string;
}

/** The round that the news says was won, whole again: what lay there before, and the turns that ended it. */
export function wonTrick(before: View | null, news: readonly LogLine[]): WonTrick | null {
  const turns: OnTable[] = [...(before?.table ?? [])];
  for (const line of news) {
    const happened = line.event as Happened;
    const seat = happened.seat ?? -1;
    if (happened.event === 'card_played') turns.push({ seat, card: happened.card ?? null });
    else if (happened.event === 'bribed') turns.push({ seat, card: null });
    else if (happened.event === 'round_won') {
      return turns.length > 0 ? { turns, trump: before?.trump ?? null, winner: seat } : null;
    }
  }
  return null;
}

/** Whether the news shows a turn of the round that lies on the table now. */
export const hasTurn = (news: readonly LogLine[]): boolean =>
  news.some(({ event }) => event['event'] === 'card_played' || event['event'] === 'bribed');
