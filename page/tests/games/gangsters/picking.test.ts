import { beforeEach, expect, test } from 'vitest';
import { keepPicks, pickedNow, pickNow, toggle } from '../../../src/games/gangsters/picking.svelte';
import { pick, roll, view } from './views';

const choosing = view({ roll: roll({ picks: [pick([3], 3, 0.4), pick([5], 2, 0.3), pick([8], 1, 0.1), pick([3, 5], 5, 0.8), pick([3, 8], 4, 0.6), pick([5, 8], 3, 0.5)] }) });

beforeEach(() => keepPicks(view()));

test('the odds are those of all that are picked', () => {
  toggle(choosing, 5);
  expect(pickNow(choosing)?.odds.white).toBe(2);
  toggle(choosing, 3);
  expect(pickNow(choosing)?.odds.plain.successes).toEqual([0.8]);
  toggle(choosing, 5);
  expect(pickNow(choosing)?.odds.white).toBe(3);
});

test('where no more may go, the one picked first steps back', () => {
  for (const henchman of [3, 5, 8]) toggle(choosing, henchman);

  expect(pickedNow()).toEqual([5, 8]);
});

test('who must go alone is exchanged', () => {
  const alone = view({ roll: roll({ picks: [pick([3], 3, 0.4), pick([5], 2, 0.3)] }) });
  toggle(alone, 3);
  toggle(alone, 5);

  expect(pickedNow()).toEqual([5]);
});

test('those already sent are in every choice', () => {
  const sent = { henchman: 3, specialisation: 'driving', dice: 3, damage: 0, fate: 'turned', worse: 'exhausted' } as const;
  const second = view({ roll: roll({ sent: [sent], picks: [pick([3], 3, 0.4), pick([3, 5], 5, 0.8)] }) });
  expect(pickNow(second)?.henchmen).toEqual([3]);
  toggle(second, 5);

  expect(pickNow(second)?.henchmen).toEqual([3, 5]);
});

test('what is no longer possible is no longer meant', () => {
  toggle(choosing, 3);
  keepPicks(view({ roll: roll() }));

  expect(pickedNow()).toEqual([]);
});
