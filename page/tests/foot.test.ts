import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Foot from '../src/lobby/Foot.svelte';
import { speak } from '../src/locales.svelte';
import type { Health, RunningBuilds } from '../src/wire';

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

function serverSays(build: RunningBuilds) {
  const health: Health = { ok: true, bus: true, build };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(health)));
}

test.each<[RunningBuilds, string]>([
  [{ server: 'compiled', bots: 'compiled' }, 'Server: compiled code. Bots: compiled code.'],
  [{ server: 'pure', bots: 'compiled' }, 'Server: plain sources. Bots: compiled code.'],
  [{ server: 'pure', bots: 'being built' }, 'Server: plain sources. Bots: plain sources, until the compiled code is ready.'],
  [{ server: 'pure', bots: 'pure' }, 'Server: plain sources. Bots: plain sources, so they think more slowly.'],
])('the foot of the lobby says which build runs: %o', async (build, told) => {
  serverSays(build);
  render(Foot);

  expect((await screen.findByText(/Server/)).textContent?.trim()).toBe(told);
});

test('it says nothing while the server is away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  const { container } = render(Foot);
  await Promise.resolve();

  expect(container.textContent?.trim()).toBe('');
});
