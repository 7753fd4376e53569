import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Hands } from '../src/hands.svelte';
import { speak } from '../src/locales.svelte';
import HeldBar from '../src/table/prompt/HeldBar.svelte';
import type { HeldWord, Offer } from '../src/wire';
import { offer, position, table } from './states';

let said: (readonly string[])[];
const wait = vi.fn();

beforeAll(() => speak('en'));

beforeEach(() => {
  said = [];
  wait.mockClear();
});

function show(held: Partial<HeldWord>, offers: readonly Offer[] = []): Hands {
  const hands = new Hands({
    position: () => position({ offers }),
    live: () => true,
    busy: () => false,
    say: (words) => said.push(words),
    sayInTurn: () => {},
    ask: async () => [],
    deeds: async () => [],
    look: async () => null,
    pause: () => {},
    openClause: () => {},
  });
  render(HeldBar, { state: table(), held: { seat: 1, left_ms: 5000, may_wait: false, ...held }, readAt: performance.now(), hands, onwait: wait });
  return hands;
}

test('whoever may step in can ask for time, or let it stand, and sees how long it takes', async () => {
  const pass = offer('pass', { touches: ['let_it_stand'] });
  const hands = show({ may_wait: true }, [pass, offer('use 3', { touches: ['henchman:3'] })]);
  expect(screen.getByRole('timer').textContent).toBe('0:05');
  await fireEvent.click(screen.getByRole('button', { name: 'Wait a little' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Let it stand' }));

  expect(wait).toHaveBeenCalledOnce();
  expect(said).toEqual([['pass']]);
  expect(hands.isOnBoard(pass)).toBe(true); // the prompt bar need not say it a second time
});

test('others see the same time, and no buttons', () => {
  show({});

  expect(screen.getByRole('timer').textContent).toBe('0:05');
  expect(screen.queryByRole('button')).toBeNull();
});
