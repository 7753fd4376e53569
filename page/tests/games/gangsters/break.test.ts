import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import BreakTable from '../../../src/games/gangsters/BreakTable.svelte';
import RoundEnd from '../../../src/games/gangsters/RoundEnd.svelte';
import type { Break } from '../../../src/games/gangsters/generated';
import { Hands } from '../../../src/hands.svelte';
import { learn, speak } from '../../../src/locales.svelte';
import { offer, position } from '../../states';
import { view } from './views';

let said: (readonly string[])[] = [];
const rest = (more: Partial<Break> = {}): Break => ({ purse: 6, releases: 2, stock: [0, 10, 5], prices: [1, 3, 5], drawn: [], releasing: false, clan: [1, 2, 3], ...more });

beforeAll(async () => {
  await speak('en');
  await learn('gangsters');
});

function show(now: Break, ...words: readonly (readonly [string, string])[]): void {
  said = [];
  const offers = words.map(([word, touch]) => offer(word, { touches: [touch] }));
  const hands = new Hands({ position: () => position({ offers }), live: () => true, busy: () => false, say: (path) => said.push(path), sayInTurn: () => {}, ask: async () => [], deeds: async () => [], look: async () => null, pause: () => {}, openClause: () => {} });
  render(BreakTable, { rest: now, hands });
}

test('three decks with their prices, the purse, and the roster', async () => {
  show(rest(), ['level 2', 'level:2']);
  await fireEvent.click(screen.getByRole('button', { name: 'Hire from the reserve, level 2: price 3, 10 left.' }));

  expect(said).toEqual([['level 2']]);
  expect(screen.getByText('3 henchmen in the clan')).toBeTruthy();
});

test('of two that were drawn one is kept', async () => {
  show(rest({ drawn: [21, 22] }), ['pick 21', 'henchman:21'], ['pick 22', 'henchman:22']);
  const [, second] = document.querySelectorAll<HTMLElement>('.two [data-touch]');
  await fireEvent.click(second ?? document.body);

  expect(said).toEqual([['pick 22']]);
});

test('the end of a round is a checklist that warns in time', () => {
  render(RoundEnd, { view: view({ police: 'uncontrolled', fingerprints: 5, fingerprints_lose: 5, loses_now: true }) });

  expect(document.querySelectorAll('li.done')).toHaveLength(2);
  expect([...document.querySelectorAll('li.bad')].map((line) => line.textContent?.trim())).toEqual([
    'Police: nobody is watching them, they go to work',
    'Evidence: 5 of 5',
  ]);
});
