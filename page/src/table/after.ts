import { post } from '../net/http';
import { go } from '../router.svelte';
import type { TableState } from '../wire';

/** The table that follows this one: opened by whoever asks first, joined by the others. */
export async function rematch(state: TableState): Promise<void> {
  const next = state.rematch || (await post('/tables/{table}/rematch', { table: state.table })).table;
  go(`/t/${next}`);
}

/** Play on from a point of a finished match, against bots of a level. */
export async function branch(state: TableState, at: number, seat: number, level: string, key: string): Promise<void> {
  const { table } = await post('/tables/{table}/branch', { table: state.table, k: key }, { at, seat, level });
  go(`/t/${table}`);
}
