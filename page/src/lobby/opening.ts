import { post } from '../net/http';
import { go } from '../router.svelte';
import type { OpenTable } from '../requests';

/** Open a table and go there. */
export async function openTable(asked: OpenTable): Promise<void> {
  const { table } = await post('/tables', {}, asked);
  go(`/t/${table}`);
}
