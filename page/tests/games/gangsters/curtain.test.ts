import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Curtain from '../../../src/games/gangsters/Curtain.svelte';
import type { Line } from '../../../src/games/gangsters/generated';
import { Hands } from '../../../src/hands.svelte';
import { learn, speak } from '../../../src/locales.svelte';
import { position } from '../../states';
import { view } from './views';

beforeAll(async () => {
  await speak('en');
  await learn('gangsters');
});

const ended = (success: boolean, reputation: number, eliminated: readonly number[]) =>
  [
    { event: { event: 'overcome', boss: 1, kind: 'place', number: 2, successes: 1 } },
    { event: { event: 'overcome', boss: 1, kind: 'police', number: 0, successes: 1 } },
    { event: { event: 'scenario_ended', reason: 'away', success, reputation, eliminated } },
  ] as unknown as readonly Line[];

function show(log: readonly Line[], reputation: number | null, counts = false): Hands {
  const hands = new Hands({ position: () => position(), live: () => true, busy: () => false, say: () => {}, sayInTurn: () => {}, ask: async () => [], deeds: async () => [], look: async () => null, pause: () => {}, openClause: () => {} });
  hands.ceremony = counts;
  render(Curtain, { view: view({ moment: 'over', round: 7, reputation }), result: null, log, hands, counts });
  return hands;
}

const told = () => [...document.querySelectorAll('dl div')].map((line) => [...line.children].map((part) => part.textContent?.trim()).join(' '));

test('the verdict, the reputation, what was done and who fell', () => {
  show(ended(false, 2, [3]), 2);

  expect(screen.getByText('The job has failed')).toBeTruthy();
  expect(document.querySelectorAll('.row .on')).toHaveLength(2);
  expect(told()).toEqual(['Rounds played 7', 'Challenges overcome 1', 'Did not come home: …']);
});

test('a finale has no reputation to count', () => {
  show(ended(true, 0, []), null);

  expect(screen.getByText('The job is done')).toBeTruthy();
  expect(document.querySelector('.stars')).toBeNull();
  expect(told().at(-1)).toBe('Everybody came home.');
});

test('before those who saw it come it is counted up; a click skips that', async () => {
  vi.useFakeTimers();
  const hands = show(ended(true, 5, []), 5, true);
  expect([document.querySelectorAll('.row .on').length, told().length, hands.ceremony]).toEqual([0, 0, true]);
  await fireEvent.click(screen.getByRole('region', { name: 'How it ended' }));
  vi.useRealTimers();

  expect([document.querySelectorAll('.row .on').length, told().length, hands.ceremony]).toEqual([5, 3, false]);
});
