import { expect, test } from 'vitest';
import { actors, lettersOf, prices, sortsOf, within } from '../../../src/games/illuminaten/deeds';
import type { Deed, View } from '../../../src/games/illuminaten/generated';

const deed = (more: Partial<Deed>): Deed => ({ words: [], action: 'scout', cell: 1, acting: null, count: 0, whom: null, strength: '', faction: null, tokens: {}, gains: {}, then: null, is_done: false, ...more });

test('deeds that differ only in who acts and what is paid are one sort, the proposal first', () => {
  const proposal = deed({ acting: 0, tokens: { K: 1 } });
  const other = deed({ acting: 4, tokens: { M: 1 } });
  const influence = deed({ action: 'influence', count: 1 });

  expect(sortsOf([proposal, other, influence]).map(({ deeds }) => deeds)).toEqual([[proposal, other], [influence]]);
});

test('a sort has each of its prices once, and those who may act for one of them', () => {
  const mine = [deed({ acting: 0, tokens: { K: 1 } }), deed({ acting: 4, tokens: { K: 1 } }), deed({ acting: 4, tokens: { M: 1 } })];
  const [sort] = sortsOf(mine);

  expect(sort && prices(sort)).toEqual([mine[0], mine[2]]);
  expect(sort && mine[0] && actors(sort, mine[0])).toEqual([mine[0], mine[1]]);
});

test('a price is told token by token, in the order of the factions', () => {
  expect(lettersOf({ U: 1, A: 2 })).toEqual(['A', 'A', 'U']);
});

test('the cells within reach of one action, or of any', () => {
  const view = { reach: [{ action: 'scout', cell: 3 }, { action: 'influence', cell: 4 }] } as unknown as View;

  expect([...within(view, '')]).toEqual([3, 4]);
  expect([...within(view, 'scout')]).toEqual([3]);
});
