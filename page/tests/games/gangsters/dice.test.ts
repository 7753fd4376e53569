import { expect, test } from 'vitest';
import { follow, NO_DICE, setOf, thrownAgain } from '../../../src/games/gangsters/dice';
import { rolled } from './views';

const NONE: ReadonlySet<number> = new Set();
const faces = (tray: ReturnType<typeof follow>) => tray.white.map(({ face }) => face).join(' ');

test('dice settle sorted: values, rerolls, locks', () => {
  const tray = follow(NO_DICE, rolled(['1', '3', 'lock', 'reroll', '4']), NONE, false, true);

  expect(faces(tray)).toBe('4 3 1 reroll lock');
  expect(tray.white.every(({ fresh }) => fresh)).toBe(true);
});

test('of alike dice the one that was clicked is thrown, the others lie still', () => {
  const before = follow(NO_DICE, rolled(['1', '1', 'reroll']), NONE, false, true);
  const [first, second] = before.white;
  const thrown = thrownAgain(before, new Set([second?.id ?? -1]), ['1']);
  const after = follow(before, rolled(['1', '4', 'used']), thrown, false, true);

  expect([...thrown]).toEqual([second?.id]);
  expect(after.white.find(({ face }) => face === '4')?.id).toBe(second?.id);
  expect(after.white.find(({ id }) => id === first?.id)).toEqual({ id: first?.id, face: '1', fresh: false });
});

test('a reroll that has been used stays the same die', () => {
  const before = follow(NO_DICE, rolled(['2', 'reroll']), NONE, false, true);
  const reroll = before.white.find(({ face }) => face === 'reroll');
  const after = follow(before, rolled(['3', 'used']), thrownAgain(before, NONE, ['2']), false, true);

  expect(after.white.find(({ face }) => face === 'used')).toEqual({ id: reroll?.id, face: 'used', fresh: false });
});

test('after a reload nothing tumbles, and an added die gets a number of its own', () => {
  const loaded = follow(NO_DICE, rolled(['2']), NONE, false, false);
  const more = follow(loaded, rolled(['2', '3']), NONE, false, false);

  expect(loaded.white[0]?.fresh).toBe(false);
  expect(new Set(more.white.map(({ id }) => id)).size).toBe(2);
});

test('only a red die that was thrown tumbles again', () => {
  const before = follow(NO_DICE, rolled(['2', 'reroll'], { red: 'x2' }), NONE, true, true);
  expect(before.redFresh).toBe(true);
  const after = follow(before, rolled(['4', 'used'], { red: 'x2' }), NONE, false, true);

  expect(after.redFresh).toBe(false);
});

test('a set is a set, in whatever order it was clicked', () => {
  expect(setOf(['red', '1', '2'])).toBe(setOf(['2', 'red', '1']));
});
