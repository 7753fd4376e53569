import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Foot from '../src/lobby/Foot.svelte';
import { speak } from '../src/locales.svelte';
import type { Health, RunningBuilds } from '../src/wire';

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

function serverSays(build: RunningBuilds) {
  const health: Health = { ok: true, bus: true, build, processes: 1, answering: 1 };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(health)));
}

test.each<[RunningBuilds, string]>([
  [{ server: 'compiled', bots: 'compiled' }, 'The bots think at full speed.'],
  [{ server: 'pure', bots: 'compiled' }, 'The bots think at full speed.'],
  [{ server: 'pure', bots: 'being built' }, 'The game is still getting ready: in a minute or two the bots will think faster.'],
  [{ server: 'pure', bots: 'pure' }, 'On this computer the bots think more slowly, so experts play a little weaker.'],
])('the foot of the lobby says how fast the bots think: %o', async (build, told) => {
  serverSays(build);
  render(Foot);

  expect((await screen.findByText(/bots/)).textContent?.trim()).toBe(told);
});

test('it says nothing while the server is away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  const { container } = render(Foot);
  await Promise.resolve();

  expect(container.textContent?.trim()).toBe('');
});
