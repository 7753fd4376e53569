import type { OnTable, Reminder, View } from '../../../src/games/masti/view';
import type { LogLine } from '../../../src/wire';

export const REMINDER: Reminder = {
  guilds: [
    { guild: 'aristocrats', single: ['A4'], double: ['A10'] },
    { guild: 'artists', single: ['A5', 'U5'], double: [] },
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

export const line = (event: Readonly<Record<string, unknown>>): LogLine => ({ sequence: 1, kind: 'event', text: '', clause: '', seat: -1, heading: false, event });
