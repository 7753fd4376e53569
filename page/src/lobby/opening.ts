import { post } from '../net/http';
import { go } from '../router.svelte';
import type { OpenTable } from '../requests';

interface Opened {
  readonly table: string;
}

/** Open a table and go there. */
export async function openTable(asked: OpenTable): Promise<void> {
  const { table } = await post<Opened>('/tables', asked);
  go(`/t/${table}`);
}
