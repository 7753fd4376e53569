import { expect, test } from 'vitest';
import { cutOf } from '../../../src/games/factions/portraits';
import type { OwnRole } from '../../../src/games/factions/view';
import { fromMe, lettersOf, nearness, signed, toneOf } from '../../../src/games/factions/words';

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

test('a condition is the nearer the more there is of what it needs, the less of what it limits, or the more alike', () => {
  const role: OwnRole = { id: 'x', faction: 'F', points: 4, condition: { ru: '', en: '' }, fulfilled: false, have: 1, need: 4, measure: 'at_least', own: 0, foreign: 0, total: 0 };
  expect(nearness(role)).toBe(0.25);
  expect(nearness({ ...role, have: 3 })).toBe(0.75);

  const limited: OwnRole = { ...role, need: 2, measure: 'at_most' };
  expect(nearness({ ...limited, have: 8 })).toBe(0.25);
  expect(nearness({ ...limited, have: 4 })).toBe(0.5);
  expect(nearness({ ...limited, have: 2, fulfilled: true })).toBe(1);

  const alike: OwnRole = { ...role, measure: 'as_many' };
  expect(nearness({ ...alike, have: 1, need: 4 })).toBe(0.25);
  expect(nearness({ ...alike, have: 4, need: 2 })).toBe(0.5);
  expect(nearness({ ...alike, have: 0, need: 0 })).toBe(0);

  expect(nearness({ ...role, measure: 'more', have: 2, need: 3 })).toBe(0.5);
  expect(nearness({ ...role, measure: 'fewer', have: 3, need: 1 })).toBe(0.25);
});
