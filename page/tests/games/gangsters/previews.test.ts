import { beforeAll, expect, test } from 'vitest';
import { learn, speak } from '../../../src/locales.svelte';
import { ask, passesBy, standThisRound } from '../../../src/games/gangsters/asking.svelte';
import type { Change, View } from '../../../src/games/gangsters/generated';
import { previewShort, previewTold } from '../../../src/games/gangsters/previews';

beforeAll(async () => {
  await speak('en');
  await learn('gangsters');
});

const change = (what: Change['what'], before: number, after: number, successes = 0): Change => ({ what, before, after, successes });

test('a ribbon says what matters most, a sentence says all', () => {
  const preview = { asks: false, changes: [change('result', 7, 9), change('successes', 1, 2), change('damage', 1, 0)] };

  expect(previewShort(preview)).toBe('7 → 9 ✓2');
  expect(previewTold(preview)).toBe('Now: result 7 → 9, successes 1 → 2, damage 1 → 0.');
});

test('a chance names the successes that it is for, if more than one', () => {
  expect(previewShort({ asks: true, changes: [change('chance', 0.05, 0.3, 2)] })).toBe('✓2 5 → 30%');
  expect(previewShort({ asks: true, changes: [change('dice', 3, 5), change('chance', 0.61, 0.775, 1)] })).toBe('61 → 78%');
  expect(previewTold({ asks: true, changes: [change('chance', 0.05, 0.3, 2)] })).toBe('Now, with the best choice: 2 successes 5% → 30%.');
});

test('what would change nothing says so', () => {
  expect(previewShort({ asks: false, changes: [] })).toBe('no use now');
});

const at = (moment: View['moment'], round = 1, won = 0) => ({ moment, round, roll: { won } }) as unknown as View;

test('a window goes by only where the reader wants it to, whatever is in the hand', () => {
  expect(['before_roll', 'after_roll', 'action'].map((moment) => passesBy('t', at(moment as View['moment'])))).toEqual([false, false, false]);

  ask('beforeRolls', false);
  expect([passesBy('t', at('before_roll')), passesBy('t', at('after_roll'))]).toEqual([true, false]);
  ask('afterSuccess', false);
  expect([passesBy('t', at('after_roll', 1, 0)), passesBy('t', at('after_roll', 1, 1))]).toEqual([false, true]);
});

test('what stands for a round stands at this table and in this round', () => {
  ask('beforeRolls', true);
  standThisRound('t', at('action', 3), true);

  expect([passesBy('t', at('round_end', 3)), passesBy('other', at('round_end', 3)), passesBy('t', at('round_end', 4))]).toEqual([true, false, false]);
});
