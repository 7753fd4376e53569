import { beforeEach, expect, test, vi } from 'vitest';
import { Hands, type About } from '../src/hands.svelte';
import type { Offer, Position } from '../src/wire';
import { offer, position } from './states';

let said: (readonly string[])[];
let asked: About[];
let piece: HTMLElement;

beforeEach(() => {
  said = [];
  asked = [];
  piece = document.body.appendChild(document.createElement('button'));
});

function hands(offers: readonly Offer[], more: Partial<Position> = {}, live = true, busy = false): Hands {
  return new Hands({
    position: () => position({ offers, ...more }),
    live: () => live,
    busy: () => busy,
    say: (words) => said.push(words),
    sayInTurn: (words) => said.push(...words.map((word) => [word])),
    ask: async (about) => {
      asked.push(about);
      return [{ text: 'Because.', clause: 'X-2' }];
    },
    deeds: async (touch) => [{ words: [touch] }],
    look: async (words) => ({ after: words.length }),
    pause: () => {},
    openClause: () => {},
  });
}

test('a piece with one offer says its word', () => {
  hands([offer('a', { touches: ['cell:1'] })]).press('cell:1', piece);

  expect(said).toEqual([['a']]);
});

test('a piece with several offers asks which is meant', () => {
  const mine = hands([offer('a', { touches: ['cell:1'] }), offer('b', { touches: ['cell:1'] })]);
  mine.press('cell:1', piece);

  expect(said).toEqual([]);
  expect(mine.beside?.kind).toBe('choice');
});

test('where the first tap lifts, the second plays, and another piece is lifted instead', () => {
  const mine = hands([offer('a', { touches: ['cell:1'] }), offer('b', { touches: ['cell:2'] })]);
  mine.press('cell:1', piece, true);
  expect([mine.lifted, mine.pointed('cell:1')]).toEqual(['cell:1', true]);
  mine.press('cell:2', piece, true);
  expect([mine.lifted, said]).toEqual(['cell:2', []]);
  mine.press('cell:2', piece, true);

  expect([mine.lifted, said]).toEqual(['', [['b']]]);
});

test('a tap that asks, or explains, needs no second one', async () => {
  const mine = hands([offer('a', { touches: ['cell:1'] }), offer('b', { touches: ['cell:1'] })]);
  mine.press('cell:1', piece, true);
  expect(mine.beside?.kind).toBe('choice');
  mine.press('cell:9', piece, true);

  await vi.waitFor(() => expect(mine.beside?.kind).toBe('reasons'));
});

test('a hint names the piece that it means', () => {
  const mine = hands([offer('a', { touches: ['cell:1'] })]);
  expect(mine.advised('cell:1')).toBe(false);
  mine.hintedWord = 'a';

  expect([mine.advised('cell:1'), mine.advised('cell:2')]).toEqual([true, false]);
});

test('a piece that one quiet word would make possible says both words as one path', () => {
  const mine = hands([offer('a', { then: ['cell:2', 'cell:3'], then_words: ['x', 'y'] })]);
  mine.press('cell:3', piece);

  expect(mine.light('cell:3')).toBe('next');
  expect(said).toEqual([['a', 'y']]);
});

test('a piece that two words lead to is not reached at once', () => {
  const mine = hands([offer('a', { then: ['cell:2'], then_words: ['x'] }), offer('b', { then: ['cell:2'], then_words: ['x'] })]);

  expect(mine.light('cell:2')).toBe('');
});

test('a piece that may not be touched explains itself', async () => {
  const mine = hands([]);
  mine.press('cell:1', piece);
  await vi.waitFor(() => expect(mine.beside).not.toBeNull());

  expect(asked).toEqual([{ touch: 'cell:1' }]);
  expect(mine.beside).toMatchObject({ kind: 'reasons', reasons: [{ clause: 'X-2' }] });
});

test('an explanation that comes after the reader has turned away is not shown', async () => {
  const mine = hands([]);
  const coming = mine.why({ touch: 'cell:1' }, piece);
  mine.quiet();
  await coming;

  expect(mine.beside).toBeNull();
});

test('an explanation that comes after the pointer has left its piece is not shown', async () => {
  const mine = hands([]);
  const coming = mine.why({ touch: 'cell:1' }, piece);
  mine.leave(piece);
  await coming;

  expect(mine.beside).toBeNull();
});

test('an explanation that was asked for by pressing comes though the pointer has left', async () => {
  const mine = hands([]);
  const coming = mine.why({ touch: 'cell:1' }, piece, true);
  mine.leave(piece);
  await coming;

  expect(mine.beside).not.toBeNull();
});

test('nothing is said while a word is under way', () => {
  hands([offer('a', { touches: ['cell:1'] })], {}, true, true).press('cell:1', piece);

  expect(said).toEqual([]);
});

test('nothing is offered in a replay', () => {
  expect(hands([offer('a', { touches: ['cell:1'] })], {}, false).light('cell:1')).toBe('');
});

test('a piece is ringed when its offer is pointed at, or when the guide names it', () => {
  const guide = { step: 1, steps: 2, text: '', touches: ['cell:9'], word: '' };
  const mine = hands([offer('a', { touches: ['cell:1'] })], { guide });
  expect(mine.pointed('cell:1')).toBe(false);
  mine.pointedWord = 'a';

  expect([mine.pointed('cell:1'), mine.pointed('cell:9'), mine.pointed('cell:2')]).toEqual([true, true, false]);
});

test('an offer whose piece lies on the board need not stand in the prompt bar', () => {
  const mine = hands([]);
  const take = mine.lay('cell:1');
  expect(mine.isOnBoard(offer('a', { touches: ['cell:1'] }))).toBe(true);
  take();

  expect(mine.isOnBoard(offer('a', { touches: ['cell:1'] }))).toBe(false);
});

test('what can be done to a piece, and how it would look, are asked of the server', async () => {
  const mine = hands([]);

  expect(await mine.deeds('cell:3')).toEqual([{ words: ['cell:3'] }]);
  expect(await mine.ahead(['a', 'b'])).toEqual({ after: 2 });
  expect(await hands([], {}, false).deeds('cell:3')).toEqual([]);
});
