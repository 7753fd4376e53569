import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../src/locales.svelte';
import { placeOf } from '../src/router.svelte';
import Memoirs from '../src/table/after/Memoirs.svelte';

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

test('every chapter of a campaign is a page, and it can be printed', async () => {
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  answer({
    game: 'g',
    heading: 'A game',
    pages: [
      { table: 't', title: 'Chapter I', paragraphs: ['It rained.', 'Nobody slept.'] },
      { table: 'u', title: 'Chapter II', paragraphs: ['It rained again.'] },
    ],
  });
  render(Memoirs, { table: 'u', key: 'k' });

  expect(await screen.findByRole('heading', { name: 'Chapter II' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Back to the table' }).getAttribute('href')).toBe('/t/u?k=k');
  await fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(printed).toHaveBeenCalledOnce();
});

test('a match without a story says so, and a refusal is told', async () => {
  answer({ game: 'g', heading: 'A game', pages: [] });
  const { unmount } = render(Memoirs, { table: 't', key: '' });
  expect(await screen.findByText(/nothing to tell/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  unmount();

  answer({ text: 'The match has not ended yet.', clause: '', reason: 'not_ended' }, 409);
  render(Memoirs, { table: 't', key: '' });
  expect(await screen.findByText('The match has not ended yet.')).toBeTruthy();
});

test('memoirs have an address of their own', () => {
  expect(placeOf(new URL('http://x/t/abc/memoirs?k=1'))).toEqual({ page: 'memoirs', table: 'abc', key: '1' });
  expect(placeOf(new URL('http://x/t/abc/else'))).toEqual({ page: 'nowhere' });
});
