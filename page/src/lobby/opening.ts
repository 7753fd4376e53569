import { ownBytes } from '../net/bytes';
import { post } from '../net/http';
import { go } from '../router.svelte';
import type { OpenTable } from '../requests';

/** Open a table and go there. The server has committed to its seed before this device adds its bytes. */
export async function openTable(asked: OpenTable): Promise<void> {
  const seat = asked.seats?.findIndex(({ who }) => who === 'me' || who === 'here') ?? -1;
  const adds = seat >= 0 && !asked.guided;
  const { table } = await post('/tables', {}, { ...asked, host_adds_bytes: adds });
  // Where this fails, the table itself asks for the bytes again.
  if (adds) await post('/tables/{table}/message', { table }, { type: 'add', seat, adds: ownBytes() }).catch(() => null);
  go(`/t/${table}`);
}
