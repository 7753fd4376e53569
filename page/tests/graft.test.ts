import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { grafted } from '../src/net/graft';
import CountedSeat from './CountedSeat.svelte';
import { Hands } from '../src/hands.svelte';
import { position, table } from './states';

const copy = <T>(of: T): T => JSON.parse(JSON.stringify(of)) as T;

test('what says the same is the same', () => {
  const old = { a: [1, { b: 2 }], c: null, d: 'text' };

  expect(grafted(old, copy(old))).toBe(old);
  expect(grafted(null, old)).toBe(old);
});

test('what differs is new, with all in it that does not', () => {
  const old = { seats: [{ name: 'A', cards: [1] }, { name: 'B', cards: [2] }], trump: { card: 'E5' } };
  const fresh = copy(old);
  fresh.seats[1]?.cards.push(3);
  const shown = grafted(old, fresh);

  expect(shown).toEqual({ seats: [{ name: 'A', cards: [1] }, { name: 'B', cards: [2, 3] }], trump: { card: 'E5' } });
  expect(shown.seats[0]).toBe(old.seats[0]);
  expect(shown.trump).toBe(old.trump);
  expect(shown.seats[1]).not.toBe(old.seats[1]);
  expect(old.seats[1]?.cards).toEqual([2]);
});

test.each([
  ['the first goes', [1, 2]],
  ['the middle goes', [0, 2]],
  ['the last goes', [0, 1]],
])('a card that leaves a hand leaves the others as they are: %s', (_, kept) => {
  const hand = [{ card: 'A' }, { card: 'B' }, { card: 'C' }];
  const shown = grafted(hand, copy(kept.map((place) => hand[place])));

  expect(shown).toEqual(kept.map((place) => hand[place]));
  shown.forEach((card, place) => expect(card).toBe(hand[kept[place] ?? -1]));
});

test.each<[unknown, unknown]>([
  [[1], { 0: 1 }],
  [{ a: 1 }, {}],
  [{}, { a: undefined }],
  [[], [1]],
  [[1, 1], [1]],
  [1, null],
])('nothing is taken for what it is not: %j, %j', (old, fresh) => {
  expect(grafted(old, fresh)).toBe(fresh);
});

test('after a move only the seat that it changed is drawn anew', async () => {
  const at = (...points: number[]) => table({ position: position({ view: { areas: points.map((each) => ({ points: each })) } }) });
  const drawn: number[] = [];
  const hands = {} as Hands;
  const propsOf = (state: ReturnType<typeof at>, seat: number) =>
    ({ state, position: state.position as never, hands, news: [], log: [], live: true, seat, drawn });
  const before = at(1, 2, 3);
  const shown = [0, 1, 2].map((seat) => render(CountedSeat, propsOf(before, seat)));
  const after = grafted(before, copy(at(1, 5, 3)));
  await Promise.all(shown.map(({ rerender }, seat) => rerender(propsOf(after, seat))));

  expect(shown.map(({ container }) => container.textContent)).toEqual(['1', '5', '3']);
  expect([...drawn]).toEqual([1, 2, 1]);
});
