import { expect, test } from 'vitest';
import { Rhythm } from '../src/net/rhythm';
import { news } from './states';
import { Timers } from './timers';

function shown(length: number) {
  const timers = new Timers();
  const seen: number[] = [];
  const rhythm = new Rhythm({ later: timers.later, show: (one) => seen.push(one.sequence), length: () => length });
  return { timers, seen, rhythm };
}

test('news is shown one after the other, with time to see each', () => {
  const { timers, seen, rhythm } = shown(500);
  rhythm.add(news(1));
  rhythm.add(news(2));

  expect(seen).toEqual([1]);
  timers.pass(500);
  expect(seen).toEqual([1, 2]);
});

test('news without a length is shown at once', () => {
  const { seen, rhythm } = shown(0);
  rhythm.add(news(1));
  rhythm.add(news(2));

  expect(seen).toEqual([1, 2]);
});

test('a click skips the waiting', () => {
  const { seen, rhythm } = shown(500);
  for (const number of [1, 2, 3]) rhythm.add(news(number));
  rhythm.skip();

  expect(seen).toEqual([1, 2, 3]);
});

test('a board may hold the next news, but not for ever', () => {
  const { timers, seen, rhythm } = shown(100);
  rhythm.add(news(1));
  rhythm.pause(60_000);
  rhythm.add(news(2));
  timers.pass(1400);
  expect(seen).toEqual([1]);
  timers.pass(200);

  expect(seen).toEqual([1, 2]);
});

test('a reader who was away is not made to watch everything', () => {
  const { seen, rhythm } = shown(500);
  for (let number = 1; number <= 30; number += 1) rhythm.add(news(number));

  expect(seen.length).toBeGreaterThan(20);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
});
