import type { Challenge, Pick, Roll, View, WhiteFace } from '../../../src/games/gangsters/generated';

/** Small hand-made tables: each test says only what matters to it. */

export const challenge = (more: Partial<Challenge> = {}): Challenge => ({
  kind: 'police',
  number: 0,
  best: 'running',
  difficulty: 4,
  successes: 1,
  markers: 0,
  harmless: true,
  boss: null,
  can_be_tried: true,
  holds: true,
  ...more,
});

export const roll = (more: Partial<Roll> = {}): Roll => ({
  boss: 1,
  challenge: challenge(),
  difficulty: 4,
  sent: [],
  odds: null,
  picks: [],
  rolled: false,
  white: [],
  red: null,
  lifted: [],
  multiplier: 1,
  bonus: 0,
  result: 0,
  won: 0,
  missing: 4,
  locks: 0,
  damage: 0,
  chance: null,
  again: [],
  rerolls: [],
  ...more,
});

export const rolled = (white: readonly WhiteFace[], more: Partial<Roll> = {}): Roll => roll({ rolled: true, white, ...more });

export const pick = (henchmen: readonly number[], dice: number, chance: number): Pick => ({
  henchmen,
  words: [...henchmen.map((henchman) => `send ${henchman}`), 'enough'],
  odds: { white: dice, plain: { successes: [chance], locks: 0.5 }, with_red: { successes: [chance / 2], locks: 0.7 } },
});

export const view = (more: Partial<View> = {}): View =>
  ({
    seat: 0,
    scenario: 'hands_up',
    moment: 'sending',
    active: 1,
    bosses: [{ boss: 1, seat: 0, cards: 3, backs: [], known: [], turned: [], problems: [], fingerprints: 0, intends: null, nominates: null }],
    hand: [],
    challenges: [],
    roll: null,
    ...more,
  }) as unknown as View;
