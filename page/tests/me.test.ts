import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../src/locales.svelte';
import Claim from '../src/me/Claim.svelte';
import Devices from '../src/me/Devices.svelte';
import type { Claimable, MyDevice } from '../src/wire';

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

const asked: { url: string; body: unknown }[] = [];

/** The server, which has one answer to everything. */
const serverSays = (answer: unknown) => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    asked.push({ url, body: body === undefined ? null : (JSON.parse(body) as unknown) });
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
};
const attempt = async (what: () => Promise<unknown>) => void (await what());

const claim = (offered: Claimable) => {
  serverSays(offered);
  const chosen: string[] = [];
  render(Claim, { code: 'secret', attempt, ontake: () => chosen.push('take'), onstay: () => chosen.push('stay') });
  return chosen;
};

test('a one-time link says whose matches it brings and what is lost, and takes nothing by itself', async () => {
  const chosen = claim({ name: 'Anna', tables: 3, my_tables: 1, same: false });

  expect(await screen.findByText(/matches of .*Anna.*3 matches/u)).toBeTruthy();
  expect(screen.getByText(/with 1 match\b/u)).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual([{ code: 'secret' }]);
  expect(chosen).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Stay as I am' }));
  await fireEvent.click(screen.getByRole('button', { name: /Go on as .*Anna/u }));
  expect(chosen).toEqual(['stay', 'take']);
});

test("one's own link needs no decision", async () => {
  claim({ name: 'Anna', tables: 3, my_tables: 3, same: true });

  expect(await screen.findByText(/your own matches/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Go on as/u })).toBeNull();
});

test('devices are listed, and all but this one can be removed', async () => {
  const devices: readonly MyDevice[] = [
    { device: 'a', browser: 'Firefox, Linux', since: 1_700_000_000_000, this: true },
    { device: 'b', browser: '', since: 0, this: false },
  ];
  serverSays(devices);
  render(Devices, { attempt });

  expect(await screen.findByText(/Firefox, Linux/u)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^Remove .*A device/u }));
  expect(asked.at(-1)?.body).toEqual({ device: 'b' });
  expect(screen.getAllByRole('button', { name: /^Remove/u })).toHaveLength(1);
});
