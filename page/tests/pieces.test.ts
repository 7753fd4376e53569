import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { Hands } from '../src/hands.svelte';
import { offer, position } from './states';
import TwoPieces from './TwoPieces.svelte';

test('what two pieces stand for stays on the board, however often the table changes', async () => {
  const draw = offer('draw', { touches: ['deck'] });
  const hands = new Hands({
    position: () => position({ offers: [draw] }),
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
  const { rerender, unmount } = render(TwoPieces, { shared: { hands } });
  for (let change = 0; change < 4; change += 1) await rerender({ shared: { hands } });

  expect(hands.isOnBoard(draw)).toBe(true);
  unmount();
  expect(hands.isOnBoard(draw)).toBe(false);
});
