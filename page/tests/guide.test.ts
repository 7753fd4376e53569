import { expect, test } from 'vitest';
import { Hands } from '../src/hands.svelte';
import { offer, position } from './states';

function guided(word: string): Hands {
  const guide = { step: 1, steps: 3, text: 'Play it.', touches: [], word };
  return new Hands({
    position: () => position({ guide, offers: [offer('a', { touches: ['cell:1'] })] }),
    live: () => true,
    busy: () => false,
    say: () => {},
    sayInTurn: () => {},
    ask: async () => [],
    pause: () => {},
    deeds: async () => [],
    look: async () => null,
    openClause: () => {},
  });
}

test('the word that the guide waits for is shown, and the piece that stands for it', () => {
  const hands = guided('a');

  expect([hands.isAdvised('a'), hands.pointed('cell:1')]).toEqual([true, true]);
});

test('a guide that waits for any word shows none', () => {
  expect(guided('').isAdvised('')).toBe(false);
});
