import { expect, test } from 'vitest';
import { leadOf } from '../../../src/games/factions/lead';
import type { Card, Line, View } from '../../../src/games/factions/generated';

const card = (id: string): Card => ({ number: 1, id, faction: 'K', symbols: 'K', guarded: false });

const line = (event: Line['event'], text = ''): Line => ({ sequence: 1, kind: 'event', text, clause: '', seat: 0, heading: false, event, back_to: -1 });
const drawn = (seat: number): Line['event'] => ({ event: 'card_drawn', seat, card: null, left: 30 });

const view = (playing: View['playing']): View => ({
  seat: 0,
  players: 3,
  moment: 'turn',
  first: 0,
  turn: 0,
  turns: 1,
  actions: 1,
  deck: 40,
  discard: [],
  areas: [],
  hand: [],
  room: 3,
  role: null,
  playing,
  quiz: null,
  still_choosing: [],
  sheets: [],
});

test('before anybody has played a card there is no leading article', () => {
  expect(leadOf(view(null), [line(drawn(0))])).toBeNull();
});

test('the card that was played last leads, with where it lies and what came of it', () => {
  const log = [
    line({ event: 'card_played', seat: 1, card: 'marat' }),
    line({ event: 'card_laid', seat: 1, card: 'marat', area: 2 }, 'It lies there.'),
    line({ event: 'card_discarded', seat: 1, card: 'danton', area: 0 }, 'Danton is discarded.'),
    line({ event: 'turn_began', seat: 2, turn: 3 }, 'A turn begins.'),
    line(drawn(2), 'Somebody draws.'),
  ];

  expect(leadOf(view(null), log)).toEqual({ id: 'marat', seat: 1, area: 2, effect: null, now: false, told: ['Danton is discarded.'] });
});

test('a card whose property is being carried out leads, and its effect is known', () => {
  const playing = { card: card('david'), seat: 0, area: 0, effect: 1, chosen: [], target: null };
  const lead = leadOf(view(playing), [line({ event: 'card_played', seat: 0, card: 'david' }), line(drawn(0), 'You draw.')]);

  expect(lead).toEqual({ id: 'david', seat: 0, area: 0, effect: 1, now: true, told: ['You draw.'] });
});
