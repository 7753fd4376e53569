import { expect, test } from 'vitest';
import { address } from '../src/net/http';

test('what is asked fills the gaps of a path, and the rest follows it', () => {
  const url = new URL(address('/tables/{table}/steps/{number}', { table: 'a/b', number: 3, k: 'key', seat: -1 }), 'http://localhost');

  expect(url.pathname).toBe('/api/tables/a%2Fb/steps/3');
  expect([...url.searchParams].filter(([name]) => name !== 'lang')).toEqual([['k', 'key'], ['seat', '-1']]);
});

test('what is empty is not asked, and a language may be', () => {
  const url = new URL(address('/rulebook/{game}', { game: 'g', k: '', lang: 'en' }), 'http://localhost');

  expect([...url.searchParams]).toEqual([['lang', 'en']]);
});
