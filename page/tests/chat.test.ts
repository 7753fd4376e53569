import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../src/locales.svelte';
import { mayAllowChat, newPlan, order } from '../src/lobby/plan';
import Chat from '../src/table/panel/Chat.svelte';
import type { GameCard, TableState } from '../src/wire';
import { table } from './states';

beforeAll(() => speak('en'));

const clauses: string[] = [];
const show = (state: TableState) => render(Chat, { lines: [], state, seat: 0, onsay: () => {}, onclause: (clause) => clauses.push(clause) });

test('in most games people chat as they like', () => {
  show(table());

  expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy();
  expect(screen.queryByText(/never of the cards/)).toBeNull();
});

test('where the rules limit talk, the chat is closed and says why', async () => {
  show(table({ talk_clause: 'LG-020', silent: true }));

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/only what they mean to do/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /LG-020/ }));
  expect(clauses).toEqual(['LG-020']);
});

test('free chat comes with a reminder, after the match without', () => {
  const { unmount } = show(table({ talk_clause: 'LG-020', free_chat: true }));
  expect(screen.getByText(/never of the cards/)).toBeTruthy();
  expect(screen.getByRole('textbox')).toBeTruthy();
  unmount();

  show(table({ talk_clause: 'LG-020', status: 'ended' }));
  expect(screen.queryByText(/never of the cards/)).toBeNull();
});

test('a host is asked for free chat only where rules limit talk and several people play', () => {
  const card: GameCard = { id: 'g', title: 'A game', blurb: '', players: [2], minutes: 30, usual_players: 0, options: [], levels: [], has_guide: false, talk_clause: 'LG-020' };
  const plan = newPlan(card);
  const alone = { ...plan, seats: plan.seats.map((seat, number) => (number === 0 ? seat : { ...seat, who: 'bot' as const })) };
  plan.terms.free_chat = true;

  expect([mayAllowChat(card, plan), mayAllowChat(card, alone), mayAllowChat({ ...card, talk_clause: '' }, plan)]).toEqual([true, false, false]);
  expect([order(card, plan).free_chat, order({ ...card, talk_clause: '' }, plan).free_chat]).toEqual([true, false]);
});

test('older texts are asked for only where there are any', async () => {
  let asked = 0;
  const { unmount } = show(table());
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  unmount();

  render(Chat, { lines: [], state: table(), seat: 0, hasOlder: true, onolder: () => (asked += 1), onsay: () => {}, onclause: () => {} });
  await fireEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
  expect(asked).toBe(1);
});
