import type { NextChapter } from '../../requests';
import { say } from '../../locales.svelte';
import { post } from '../../net/http';
import { go } from '../../router.svelte';
import type { FollowedBy, ResultCard, TableState } from '../../wire';

/** What a way on is called: those who won or lost together have no rivals for a rematch. */
export function nameOfWay(state: TableState, result: ResultCard | null, how: FollowedBy): string {
  const together = result !== null && result.success !== null;
  return say(`follow-${state.follows[how] ? 'to-' : ''}${how === 'rematch' && together ? 'same-players' : how}`);
}

/** The table that follows this one: opened by whoever asks first, joined by the others. */
export async function follow(state: TableState, how: FollowedBy, wish: NextChapter = {}): Promise<void> {
  go(`/t/${state.follows[how] ?? (await opened(state.table, how, wish)).table}`);
}

function opened(table: string, how: FollowedBy, wish: NextChapter): Promise<{ readonly table: string }> {
  if (how === 'next') return post('/tables/{table}/next', { table }, wish);
  return how === 'retry' ? post('/tables/{table}/retry', { table }) : post('/tables/{table}/rematch', { table });
}

/** Play on from a point of a finished match, against bots of a level. */
export async function branch(state: TableState, at: number, seat: number, level: string, key: string): Promise<void> {
  const { table } = await post('/tables/{table}/branch', { table: state.table, k: key }, { at, seat, level });
  go(`/t/${table}`);
}
