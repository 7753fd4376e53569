import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import Plain from '../src/boards/Plain.svelte';
import { Hands } from '../src/hands.svelte';
import { speak } from '../src/locales.svelte';
import { walk } from '../src/table/frame/keys';
import Prompt from '../src/table/prompt/Prompt.svelte';
import Signals from '../src/table/prompt/Signals.svelte';
import type { Position, TableState } from '../src/wire';
import { offer, position, seat, table } from './states';

beforeAll(() => speak('en'));

function at(mine: Position) {
  const said: (readonly string[])[] = [];
  const hands = new Hands({
    position: () => mine,
    live: () => true,
    busy: () => false,
    say: (words) => said.push(words),
    sayInTurn: () => {},
    ask: async () => [],
    pause: () => {},
    deeds: async () => [],
    look: async () => null,
    openClause: () => {},
  });
  return { said, hands, state: table({ position: mine }) };
}

const prompt = (state: TableState, hands: Hands, plain = true) =>
  render(Prompt, { state, hands, live: true, holding: '', clockRead: 0, plain, onhurry: () => {} });

test('the prompt bar asks its question and groups the answers', async () => {
  const { said, hands, state } = at(position({ offers: [offer('a', { group: 'Cards' }), offer('b', { group: 'Gems' })] }));
  prompt(state, hands);

  expect(screen.getByText('What now?')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Gems' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Say b' }));
  expect(said).toEqual([['b']]);
});

test('while the board still shows what has happened, the bar tells of that and asks nothing yet', () => {
  const { hands, state } = at(position({ offers: [offer('a')] }));
  render(Prompt, { state, hands, live: false, holding: 'Ann takes the round', clockRead: 0, plain: true, onhurry: () => {} });

  expect(screen.getByText('Ann takes the round')).toBeTruthy();
  expect(screen.queryByText('What now?')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a player may hurry bots that think, and a spectator may not', async () => {
  const { hands, state } = at(position({ question: { number: 1, text: 'Boris decides.', clause: '', mine: false } }));
  const seats = [seat(0, { acting: false }), seat(1, { kind: 'bot', level: 'expert', acting: true, thinks: true })];
  let hurried = 0;
  const props = { hands, live: true, holding: '', clockRead: 0, plain: false, onhurry: () => (hurried += 1) };
  const { rerender } = render(Prompt, { ...props, state: { ...state, seats } });
  await fireEvent.click(screen.getByRole('button', { name: 'Move now' }));
  expect(hurried).toBe(1);

  await rerender({ ...props, state: { ...state, seats, my_seats: [] } });
  expect(screen.queryByRole('button', { name: 'Move now' })).toBeNull();
  await rerender({ ...props, state });
  expect(screen.queryByRole('button', { name: 'Move now' })).toBeNull();
});

test('what lies on the board is offered in the prompt bar only on request', async () => {
  const { hands, state } = at(position({ offers: [offer('a', { touches: ['hand:1'] }), offer('b')] }));
  hands.lay('hand:1');
  prompt(state, hands, false);
  expect(screen.queryByRole('button', { name: 'Say a' })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /All options/ }));

  expect(screen.getByRole('button', { name: 'Say a' })).toBeTruthy();
});

test('the plain board shows tables with heads, facts and lists, each in its own way', () => {
  const cell = (text: string, touch = '') => ({ text, touch });
  const mine = position({
    offers: [offer('a', { touches: ['cell:1'] })],
    plain: [
      { title: 'Seats', head: ['Name', 'Points'], rows: [[cell('Ann'), cell('3')]] },
      { title: 'Round', head: [], rows: [[cell('Trump'), cell('none')]] },
      { title: 'Hand', head: [], rows: [[cell('Ace', 'cell:1')], [cell('King')]] },
    ],
  });
  const { hands, state } = at(mine);
  render(Plain, { state, position: mine, hands, news: [], log: [], live: true });

  expect(screen.getByRole('columnheader', { name: 'Points' })).toBeTruthy();
  expect(screen.getByRole('term').textContent).toContain('Trump');
  expect(screen.getByRole('button', { name: 'Ace' }).dataset['light']).toBe('now');
});

test('arrow keys walk over everything that may be said', () => {
  const root = document.createElement('div');
  for (const word of ['a', 'b', 'c']) {
    const button = root.appendChild(document.createElement('button'));
    button.dataset['offer'] = word;
    button.getClientRects = () => [{}] as unknown as DOMRectList;
    button.scrollIntoView = () => {};
  }
  document.body.append(root);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'target', { value: document.activeElement });
    walk(event, root);
    return (document.activeElement as HTMLElement).dataset['offer'];
  };

  expect(['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map(press)).toEqual(['a', 'b', 'c', 'a', 'c']);
});

test('a signal is one of the phrases that the game knows', async () => {
  const sent: string[] = [];
  render(Signals, { signals: [{ phrase: 'together', text: 'Let us do it together.' }], onsignal: (phrase) => sent.push(phrase) });

  await fireEvent.click(screen.getByText('Let us do it together.'));

  expect(sent).toEqual(['together']);
});
