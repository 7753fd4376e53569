import type { Line, OnTable, Reminder, View } from '../../../src/games/masti/generated';

export const REMINDER: Reminder = {
  characters: { A: 'aldo', P: 'pietra', E: 'enzo', U: 'ugo' },
  guilds: [
    { guild: 'aristocrats', single: ['A4'], double: ['A10'] },
    { guild: 'artists', single: ['A5', 'U5'], double: [] },
  ],
  neutral: [
    { kind: 'joker', cards: ['A1', 'P1'] },
    { kind: 'penalty', cards: ['E2'] },
    { kind: 'bonus', cards: ['A3'] },
    { kind: 'power', cards: ['U13'] },
  ],
  guild_points: [0, 1, 3],
  power_points: [0, -1],
  bonus: 2,
  penalty: -2,
};

/** A round of three in which these turns have been taken. */
export function viewOf(table: readonly OnTable[], more: Partial<View> = {}): View {
  return {
    seat: 0, players: 3, teams: 0, pooled: false, moment: 'round', round: 2, rounds: 16, rounds_left: 15, leader: 0, turn: 2,
    trump: 'U9', trump_character: 'ugo', led_character: 'aldo', trumps_left: 14, next_trumps: [], centre: [], table, gems_on_table: 0,
    winning: 0, taken: [], counting: null, areas: [], hand: [], my_discard: null, still_choosing: [2], rounds_to_sit_out: 0, sheets: [],
    reminder: REMINDER, ...more,
  };
}

export const line = (event: Line['event']): Line => ({ sequence: 1, kind: 'event', text: '', clause: '', seat: -1, heading: false, event, back_to: -1 });
