import { post } from '../net/http';
import { go } from '../router.svelte';
import type { TableState } from '../wire';

interface Next {
  readonly table: string;
}

/** The table that follows this one: opened by whoever asks first, joined by the others. */
export async function rematch(state: TableState): Promise<void> {
  const next = state.rematch || (await post<Next>(`/tables/${state.table}/rematch`)).table;
  go(`/t/${next}`);
}

/** Play on from a point of a finished match, against bots of a level. */
export async function branch(state: TableState, at: number, seat: number, level: string, key: string): Promise<void> {
  const { table } = await post<Next>(`/tables/${state.table}/branch`, { at, seat, level }, { k: key });
  go(`/t/${table}`);
}
