import type { Area, OnTable, Reminder, View } from '../../../src/games/masti/view';
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

/** A seat that has won these cards, all of one guild. */
export const areaOf = (seat: number, cards: readonly string[]): Area => ({
  seat, team: null, cards_in_hand: 5, bribe_gems: 0, wealth: 0, sitting_out: false, lacks: [], jokers: 0, bonuses: 0, penalties: 0, powers: 0,
  stacks: [{ guild: 'artists', cards, symbols: cards.length, joker: false, points: 1, counts: true, next_points: 3 }],
  points: 1, neutral_points: 0, power_points: 0, next_power_points: -1, would_gain: 0,
});
