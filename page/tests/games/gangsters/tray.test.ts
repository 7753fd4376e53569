import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import Tray from '../../../src/games/gangsters/Tray.svelte';
import { putDown, toggle } from '../../../src/games/gangsters/picking.svelte';
import type { Roll, View } from '../../../src/games/gangsters/generated';
import { Hands } from '../../../src/hands.svelte';
import { learn, speak } from '../../../src/locales.svelte';
import type { Offer } from '../../../src/wire';
import { position, table } from '../../states';
import { pick, roll, rolled, view } from './views';

let said: (readonly string[])[];
let inTurn: readonly string[];

beforeAll(async () => {
  await speak('en');
  await learn('gangsters');
});

beforeEach(() => {
  said = [];
  inTurn = [];
  putDown();
});

function show(now: Roll, more: Partial<View> = {}, offers: readonly Offer[] = []): View {
  const hands = new Hands({
    position: () => position({ offers }),
    live: () => true,
    busy: () => false,
    say: (words) => said.push(words),
    sayInTurn: (words) => (inTurn = words),
    ask: async () => [],
    pause: () => {},
    deeds: async () => [],
    look: async () => null,
    openClause: () => {},
  });
  const seen = view({ roll: now, ...more });
  render(Tray, { view: seen, roll: now, table: table(), hands, news: [], asked: true });
  return seen;
}

test('dice to be rolled again are lifted, and the button names them with the chance', async () => {
  const rerolls = [
    { dice: ['1', '2'], chance: 0.62, words: ['die 1', 'die 2'] },
    { dice: ['1'], chance: 0.5, words: ['die 1', 'throw'] },
  ];
  show(rolled(['1', '2', 'lock', 'reroll'], { rerolls, result: 3, missing: 1 }), { moment: 'after_roll' });
  expect(screen.queryByRole('button', { name: /^Reroll \d/ })).toBeNull();
  expect(screen.getByText(/Best: 1 and 2, 62%/)).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: '1' }));
  await fireEvent.click(screen.getByRole('button', { name: /Reroll 1/ }));
  expect(said).toEqual([['die 1', 'throw']]);
  await fireEvent.click(screen.getByRole('button', { name: '2' }));
  await fireEvent.click(screen.getByRole('button', { name: /Reroll 1 and 2.*62%/ }));

  expect(said[1]).toEqual(['die 1', 'die 2']);
});

test('a lock is bolted: it cannot be lifted', () => {
  show(rolled(['1', 'lock', 'reroll'], { rerolls: [{ dice: ['1'], chance: 0.5, words: [] }] }), { moment: 'after_roll' });

  expect(screen.getByRole('button', { name: 'Lock' }).getAttribute('aria-pressed')).toBeNull();
  expect(screen.getByRole('button', { name: '1' }).getAttribute('aria-pressed')).toBe('false');
});

test('those meant are sent word by word, and then the dice are rolled', async () => {
  const picks = [pick([3], 3, 0.4), pick([5], 2, 0.3), pick([3, 5], 5, 0.86)];
  toggle(view({ roll: roll({ picks }) }), 3);
  toggle(view({ roll: roll({ picks }) }), 5);
  show(roll({ picks }));
  expect(screen.getByText(/1 success 86%/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /With the red die/ }));

  expect(inTurn).toEqual(['send 3', 'send 5', 'enough', 'roll red']);
});

test('the sum says what is missing, and what will hurt', () => {
  show(rolled(['3', '4', 'lock'], { result: 7, won: 1, missing: 1, damage: 1 }), { moment: 'after_roll' });

  expect(screen.getByText(/1 success · 1 short/)).toBeTruthy();
  expect(screen.getByText('1 damage')).toBeTruthy();
});
