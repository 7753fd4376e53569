import { expect, test } from 'vitest';
import { faceOf, others, signed, toneOf } from '../../../src/games/masti/cards';
import { REMINDER } from './views';

test('a card is told from its notation and the reminder card', () => {
  expect(faceOf('A10', REMINDER)).toEqual({ card: 'A10', character: 'aldo', rank: 10, guild: 'aristocrats', symbols: 2, kind: 'guild' });
  expect(faceOf('U5', REMINDER)).toEqual({ card: 'U5', character: 'ugo', rank: 5, guild: 'artists', symbols: 1, kind: 'guild' });
});

test.each([
  ['P1', 'joker'],
  ['E2', 'penalty'],
  ['A3', 'bonus'],
  ['U13', 'power'],
])('%s has no guild: it is a %s', (card, kind) => {
  expect(faceOf(card, REMINDER)).toMatchObject({ guild: null, symbols: 0, kind });
});

test('points have a sign, and minus is a true minus', () => {
  expect([3, 0, -7].map(signed)).toEqual(['+3', '0', '−7']);
  expect([3, 0, -7].map(toneOf)).toEqual(['good', 'even', 'bad']);
});

test('the others sit in the order of play, from the left of the reader', () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, 0)).toEqual([1, 2]);
});

test('who only watches sees every seat', () => {
  expect(others(3, -1)).toEqual([0, 1, 2]);
});
