import { expect, test } from 'vitest';
import { againstBots, asked, chosenOptions, mayPractise, newPlan, order, usualOptions, usualPlayers, withPlayers } from '../src/lobby/plan';
import type { GameCard } from '../src/wire';

const form = (name: string, values: readonly string[], players: readonly number[], usual = values[0] ?? '') => ({
  name,
  label: name,
  values: values.map((value) => ({ value, label: value })),
  default: usual,
  proposed: usual,
  players,
  only_with: [] as readonly string[],
});

const card: GameCard = {
  id: 'g',
  title: 'A game',
  blurb: '',
  players: [3, 4, 5, 6],
  minutes: 30,
  usual_players: 0,
  options: [form('teams', ['no', 'yes'], [4, 6]), form('deck', ['short'], [3]), form('deck', ['long', 'short'], [4, 5, 6])],
  levels: ['novice', 'regular', 'expert'].map((level) => ({ level, label: level })),
  has_guide: false,
  talk_clause: '',
};

test('four players are usual where four can play, else the nearest number', () => {
  expect(usualPlayers(card)).toBe(4);
  expect(usualPlayers({ ...card, players: [1, 2] })).toBe(2);
});

test('a game may wish for another number at once, not for a new table', () => {
  const alone = { ...card, players: [1, 2, 3, 4], usual_players: 1 };

  expect(usualPlayers(alone)).toBe(1);
  expect(newPlan(alone).players).toBe(4);
  expect(usualPlayers({ ...card, usual_players: 1 })).toBe(4);
});

test('an option that does not exist at a number of players is not sent', () => {
  expect(chosenOptions(card, 5, { teams: 'yes' })).toEqual({ deck: 'long' });
});

test('a value that does not exist at a number of players becomes the usual one', () => {
  expect(chosenOptions(card, 3, { deck: 'long' })).toEqual({ deck: 'short' });
});

test('an option is asked for only where it changes something', () => {
  const power = { ...form('power', ['each', 'pooled'], [4, 5]), only_with: ['teams', 'yes'] };
  const plan = newPlan({ ...card, options: [...card.options, power] });
  const names = (players: number, options: Record<string, string>) => asked({ ...card, options: [...card.options, power] }, { ...plan, players, options }).map((each) => each.name);

  expect(names(4, { teams: 'no' })).toEqual(['teams', 'deck']);
  expect(names(4, { teams: 'yes' })).toEqual(['teams', 'deck', 'power']);
  expect(names(5, {})).toEqual(['deck', 'power']);
});

test('a new table begins with what is proposed, a game at once with the usual', () => {
  const quiz = { ...card, options: [{ ...form('quiz', ['no', 'yes'], [4]), proposed: 'yes' }] };

  expect(newPlan(quiz).options).toEqual({ quiz: 'yes' });
  expect(usualOptions(quiz, 4)).toEqual({ quiz: 'no' });
});

test('a change of the number of players keeps who sits where', () => {
  const plan = withPlayers({ ...newPlan(card), seats: againstBots(card, 4, 'expert') }, card, 6);

  expect(plan.seats.map((seat) => seat.who)).toEqual(['me', 'bot', 'bot', 'bot', 'open', 'open']);
  expect(withPlayers(plan, card, 3).seats).toHaveLength(3);
});

test('an order names only the clock that was chosen', () => {
  const plan = newPlan(card);
  expect(order(card, plan).clock).toEqual({ kind: 'none' });

  expect(order(card, { ...plan, terms: { clock: { ...plan.terms.clock, kind: 'days' } } }).clock).toEqual({ kind: 'days', days: 2 });
});

test('practice is for one person among bots, and then the usual', () => {
  const plan = newPlan(card);
  const practising = { ...plan, terms: { ...plan.terms, practice: true } };
  const alone = { ...practising, seats: againstBots(card, 4, 'novice') };
  expect(order(card, alone).practice).toBe(true);

  expect(order(card, { ...alone, terms: { ...plan.terms } }).practice).toBe(true); // unless one has said otherwise
  expect(order(card, { ...alone, terms: { ...plan.terms, practice: false } }).practice).toBe(false);
  expect(mayPractise(practising)).toBe(false);
  expect(order(card, practising).practice).toBe(false);
});
