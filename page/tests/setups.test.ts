import { beforeEach, expect, test } from 'vitest';
import { againstBots, newPlan } from '../src/lobby/plan';
import { remember, setupOf } from '../src/lobby/setups';
import type { GameCard } from '../src/wire';

const card: GameCard = {
  id: 'g',
  title: 'A game',
  blurb: '',
  players: [2, 3, 4],
  minutes: 30,
  usual_players: 0,
  options: [],
  levels: ['novice', 'expert'].map((level) => ({ level, label: level })),
  has_guide: false,
  talk_clause: '',
};

beforeEach(() => localStorage.clear());

test('a game begins as it began last', () => {
  expect(setupOf(card)).toEqual({});
  remember(card, { players: 3, level: 'expert' });

  expect(setupOf(card)).toEqual({ players: 3, level: 'expert' });
  expect(setupOf({ ...card, id: 'other' })).toEqual({});
});

test('a planned table is remembered beside it', () => {
  remember(card, { players: 3 });
  remember(card, { plan: newPlan(card) });

  expect(setupOf(card)).toEqual({ players: 3, plan: newPlan(card) });
});

test('what the game no longer offers is forgotten', () => {
  const plan = { ...newPlan(card), seats: againstBots(card, 4, 'expert') };
  remember(card, { players: 4, level: 'expert', plan });

  expect(setupOf({ ...card, players: [2, 3] })).toEqual({ level: 'expert' });
  expect(setupOf({ ...card, levels: card.levels.slice(0, 1) })).toEqual({ players: 4 });
});

test('what is not to be read is as nothing', () => {
  localStorage.setItem('intriga-setup g', '{');

  expect(setupOf(card)).toEqual({});
});
