import { describe, expect, test } from 'vitest';
import { arc, onDial, pile } from '../../../src/games/gangsters/scenarios/hands_up/bank';

describe('the dial of the bank', () => {
  test('has its last step on top and a quarter to the right', () => {
    expect(onDial(12, 12, 10).x).toBeCloseTo(0);
    expect(onDial(12, 12, 10).y).toBeCloseTo(-10);
    expect(onDial(3, 12, 10).x).toBeCloseTo(10);
    expect(onDial(3, 12, 10).y).toBeCloseTo(0);
  });

  test('takes the long way round for more than half of it', () => {
    expect(arc(9, 12, 12, 10)).toMatch(/ 0 0 1 /u);
    expect(arc(2, 12, 12, 10)).toMatch(/ 0 1 1 /u);
  });
});

describe('a pile of bags', () => {
  test('is widest below and holds every bag that has room', () => {
    expect(pile(0, 4)).toEqual([]);
    expect(pile(2, 4)).toEqual([{ x: -0.5, y: -0 }, { x: 0.5, y: -0 }]);
    expect(pile(5, 4).map(({ y }) => Math.abs(y))).toEqual([0, 0, 0, 0, 1]);
    expect(pile(15, 7)).toHaveLength(15);
  });
});
