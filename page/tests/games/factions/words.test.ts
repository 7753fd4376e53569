import { expect, test } from 'vitest';
import { cutOf } from '../../../src/games/factions/portraits';
import { fromMe, lettersOf, signed, toneOf } from '../../../src/games/factions/words';

test('points carry their sign and their tone', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
  expect([3, 0, -2].map(toneOf)).toEqual(['good', 'even', 'bad']);
});

test('areas stand in the order of play from the reader, or from the first seat for a spectator', () => {
  expect(fromMe(4, 2)).toEqual([2, 3, 0, 1]);
  expect(fromMe(3, -1)).toEqual([0, 1, 2]);
});

test('symbols are letters in their order', () => {
  expect(lettersOf('FLK')).toEqual(['F', 'L', 'K']);
});

test('a person of another pack always has the same silhouette', () => {
  expect(cutOf('luther')).toEqual(cutOf('luther'));
  expect(cutOf('marat').head).toBe('phrygian');
});
