import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../src/locales.svelte';
import Tables from '../src/lobby/Tables.svelte';
import { tallies } from '../src/me/statistics';
import type { NextChapter } from '../src/requests';
import { nameOfWay } from '../src/table/after/after';
import { pictureOf } from '../src/table/after/picture';
import Result from '../src/table/after/Result.svelte';
import type { NextForm, ResultCard, TableCard, TableState } from '../src/wire';
import { seat, table } from './states';

beforeAll(() => speak('en'));

const STANDING = { name: 'Ann + Bob', seats: [0, 1], total: 12, won: true, items: [] };
const FORM: NextForm = {
  players: [1, 2, 3],
  chosen_players: 2,
  chosen: { scenario: 'bank' },
  options: [
    {
      name: 'scenario',
      label: 'Scenario',
      values: [{ value: 'bank', label: 'The bank' }, { value: 'race', label: 'The race' }],
      default: 'bank',
      proposed: 'bank',
      players: [1, 2],
      only_with: [],
    },
  ],
};

const card = (more: Partial<ResultCard> = {}): ResultCard => ({
  text: 'It is over.',
  standings: [STANDING],
  how: 'ruled',
  proof: '',
  seed: '',
  turn: null,
  success: null,
  has_memoirs: false,
  ways: ['rematch'],
  next: null,
  kept: false,
  ...more,
});

let followed: { how: string; wish: NextChapter }[] = [];
beforeEach(() => (followed = []));

const show = (result: ResultCard, state: TableState = table({ is_host: true })) =>
  render(Result, { state, result, key: '', onclose: () => {}, onreplay: () => {}, onfollow: (how, wish) => followed.push({ how, wish: { ...wish } }) });

test('a match against each other names its winner and offers a rematch', async () => {
  show(card());

  expect(screen.getByText('victory')).toBeTruthy();
  expect(screen.queryByText('Won together')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
  expect(followed).toEqual([{ how: 'rematch', wish: {} }]);
});

test.each([
  [null, 'Rematch'],
  [true, 'New match, same players'],
  [false, 'New match, same players'],
])('the way on is named by how it ended, wherever it is offered: %s', (success, text) => {
  expect(nameOfWay(table(), card({ success }), 'rematch')).toBe(text);
});

test.each([
  [true, 'Won together'],
  [false, 'Lost together'],
])('players who win or lose together are told so, without winners: %s', (success, text) => {
  show(card({ success, ways: ['retry'], standings: [{ ...STANDING, won: success }] }));

  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('victory')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play the chapter again' })).toBeTruthy();
});

test('the host chooses players and options of the next chapter', async () => {
  show(card({ success: true, ways: ['next', 'retry'], next: FORM }));
  await fireEvent.click(screen.getByRole('radio', { name: 'The race' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Next chapter' }));
  await fireEvent.click(screen.getByRole('radio', { name: '3' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Next chapter' }));

  expect(screen.queryByRole('radio', { name: 'The race' })).toBeNull();
  expect(followed).toEqual([
    { how: 'next', wish: { players: 2, options: { scenario: 'race' } } },
    { how: 'next', wish: { players: 3, options: {} } },
  ]);
});

test('the others see no form, and who did not play only goes where they went', () => {
  show(card({ ways: ['next', 'retry'], next: FORM }), table({ my_seats: [], follows: { next: 'u' } }));

  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'To the next chapter' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

test('a list of tables names the chapter and the scenario, and how a match of partners ended', () => {
  const one: TableCard = {
    table: 't', game: 'g', title: 'A game', status: 'ended', players: 2, seats: ['Ann', 'Bob'], free: 0,
    my_seats: [0], my_turn: false, updated: 0, chapter: 'Chapter II', played: 'The bank', success: false, won: null, place: 0, points: null,
  };
  render(Tables, { title: 'Mine', tables: [one, { ...one, table: 'u', chapter: '', played: '', success: null }] });

  expect(screen.getAllByText('Chapter II · The bank')).toHaveLength(1);
  expect(screen.getAllByText('Lost together')).toHaveLength(1);
});

test('a finished match says what became of the reader, and when', () => {
  const one: TableCard = {
    table: 't', game: 'g', title: 'A game', status: 'ended', players: 4, seats: ['Ann', 'Bob'], free: 0,
    my_seats: [0], my_turn: false, updated: Date.now() / 1000, chapter: '', played: '', success: null, won: false, place: 2, points: 12,
  };
  render(Tables, { title: 'Mine', tables: [one, { ...one, table: 'u', won: true, place: 1, points: -3 }, { ...one, table: 'v', won: true, place: 0, points: null }] });

  expect([...document.querySelectorAll('.what')].map((line) => line.textContent)).toEqual(['place 2, 12 points, today', 'victory, −3 points, today', 'victory, today']);
});

test('matches are counted game by game', () => {
  const one = { game: 'a', title: 'A', success: null, won: true, points: 7 } as TableCard;
  const all = tallies([one, { ...one, points: 12 }, { ...one, won: false, points: 3 }, { ...one, game: 'b', title: 'B', won: null, success: true, points: null }, { ...one, won: null }]);

  expect(all).toEqual([
    { game: 'a', title: 'A', played: 3, won: 2, best: 12, streak: 2 },
    { game: 'b', title: 'B', played: 1, won: 1, best: null, streak: 1 },
  ]);
});

test('while others play the same deal, nothing of it is offered', () => {
  show(card({ kept: true, turn: { text: 'Here it turned.', at: 3 } }), table({ daily: '2026-11-19' }));

  expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'See this moment' })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Replay and record open tomorrow.')).toBeTruthy();
});

test('a picture of the result names bots, and of people only the reader, who has agreed', () => {
  const seats = [seat(0, { name: 'Ann' }), seat(1, { name: 'Bob' }), seat(2, { name: 'Vera', kind: 'bot' })];
  const standings = [
    { name: 'Ann', seats: [0], total: -3, won: false, items: ['a secret'] },
    { name: 'Bob + Vera', seats: [1, 2], total: 12, won: true, items: [] },
  ];
  const drawn = (mine: boolean) =>
    pictureOf(table({ seats }), card({ standings }), 'Result', 'today', { mine, player: (number) => `Player ${number + 1}` });

  expect(drawn(true).rows.map(({ name, total, won }) => [name, total, won])).toEqual([
    ['Player 2 + Vera', '12', true],
    ['Ann', '−3', false],
  ]);
  expect(drawn(false).rows[1]?.name).toBe('Player 1');
  expect(JSON.stringify(drawn(true))).not.toContain('secret');
});
