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
  readonly cards?: readonly string[];
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

/** The last round that was won and not taken back, out of the whole log: so it is there after a reload too. */
export function lastRound(log: readonly LogLine[], view: View): WonTrick | null {
  const won: WonTrick[] = [];
  const turns = new Map<number, OnTable>();
  for (const line of log) {
    const { event, seat = -1, card = null, cards = [] } = line.event as Happened;
    if (event === 'card_played' || event === 'bribed') {
      turns.delete(seat);
      turns.set(seat, { seat, card });
    } else if (event === 'round_won') {
      const played = [...turns.values()].filter((turn) => turn.card === null || cards.includes(turn.card));
      const trump = cards.find((one) => !played.some((turn) => turn.card === one)) ?? null;
      won.push({ turns: played, trump, winner: seat });
      turns.clear();
    }
  }
  return won.findLast((trick) => stillWon(trick, view)) ?? null;
}

/** A round that was taken back is told in the log, but its cards do not lie with the winner. One card may have been left. */
function stillWon({ turns, trump, winner }: WonTrick, view: View): boolean {
  const guilds = new Set(view.reminder.guilds.flatMap(({ single, double }) => [...single, ...double]));
  const lie = new Set(view.areas[winner]?.stacks.flatMap(({ cards }) => cards));
  const gone = [trump, ...turns.map(({ card }) => card)].filter((card) => card && guilds.has(card) && !lie.has(card));
  return gone.length <= (view.players === 6 ? 1 : 0);
}

/** Whether the news shows a turn of the round that lies on the table now. */
export const hasTurn = (news: readonly LogLine[]): boolean =>
  news.some(({ event }) => event['event'] === 'card_played' || event['event'] === 'bribed');
