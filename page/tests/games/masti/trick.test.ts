import { expect, test } from 'vitest';
import { hasTurn, lastRound, wonTrick } from '../../../src/games/masti/trick';
import { line, viewOf } from './views';

const BEFORE = viewOf([{ seat: 0, card: 'A5' }, { seat: 1, card: null }]);
const PLAYED = line({ event: 'card_played', seat: 2, card: 'P1' });
const WON = line({ event: 'round_won', seat: 0, cards: ['A5', 'P1', 'U9'], gems: 1 });
const NEXT = line({ event: 'round_started', round: 3, trump: 'E4', leader: 0, sitting_out: [] });

test('a round that was won is whole again: what lay there and the turn that ended it', () => {
  expect(wonTrick(BEFORE, [PLAYED, WON, NEXT])).toEqual({
    turns: [{ seat: 0, card: 'A5' }, { seat: 1, card: null }, { seat: 2, card: 'P1' }],
    trump: 'U9',
    winner: 0,
  });
});

test('a bribe can end a round too', () => {
  expect(wonTrick(BEFORE, [line({ event: 'bribed', seat: 2 }), WON])?.turns.at(-1)).toEqual({ seat: 2, card: null });
});

test('while nobody has won there is nothing to look at', () => {
  expect(wonTrick(BEFORE, [PLAYED])).toBeNull();
  expect(wonTrick(BEFORE, [])).toBeNull();
});

test('after a reload, when nothing is known of the cards, nothing is made up', () => {
  expect(wonTrick(null, [WON, NEXT])).toBeNull();
});

test('chat and new rounds are no turns', () => {
  expect(hasTurn([PLAYED])).toBe(true);
  expect(hasTurn([line({}), NEXT])).toBe(false);
});

const BEGUN = line({ event: 'round_started', round: 2, trump: 'U9', leader: 0, sitting_out: [] });
const FIRST = line({ event: 'card_played', seat: 0, card: 'A5' });
const BRIBE = line({ event: 'bribed', seat: 1 });
const TAKEN = { turns: [{ seat: 0, card: 'A5' }, { seat: 1, card: null }, { seat: 2, card: 'P1' }], trump: 'U9', winner: 0 };

test('the last round is told by the log alone, so that it is there after a reload', () => {
  expect(lastRound([BEGUN, FIRST, BRIBE, PLAYED, WON, NEXT, line({ event: 'card_played', seat: 0, card: 'A4' })])).toEqual(TAKEN);
  expect(lastRound([BEGUN, FIRST, BRIBE, PLAYED])).toBeNull();
});

test('of two rounds the later one is the last', () => {
  const later = line({ event: 'round_won', seat: 1, cards: ['A4', 'E4'], gems: 0 });
  const turn = line({ event: 'card_played', seat: 1, card: 'A4' });
  expect(lastRound([BEGUN, FIRST, BRIBE, PLAYED, WON, NEXT, turn, later])).toEqual({ turns: [{ seat: 1, card: 'A4' }], trump: 'E4', winner: 1 });
});
