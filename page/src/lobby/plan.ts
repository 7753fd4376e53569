import type { OpenTable, SeatPlan } from '../requests';
import type { Clock, GameCard, OptionForm } from '../wire';

/** What a host chooses besides the game, its options and the seats; what is left out has its default. */
type Terms = Omit<OpenTable, 'game' | 'players' | 'options' | 'seats' | 'guided'>;

/** A table that is being planned: what the form shows, and what will be asked of the server. */
export interface Plan {
  players: number;
  options: Record<string, string>;
  seats: Required<SeatPlan>[];
  terms: { -readonly [Term in keyof Terms]: Terms[Term] } & { clock: Required<Clock> };
}

export const NO_CLOCK: Required<Clock> = { kind: 'none', bank: 600, increment: 10, days: 2 };

const SEAT: Required<SeatPlan> = { who: 'open', name: '', level: '' };

/** The level that suits most people: the middle one of those that are offered. */
export const usualLevel = (card: GameCard): string => card.levels[Math.floor(card.levels.length / 2)]?.level ?? '';

/** Who presses «play» plays as the game wishes; else with as many as at a new table. */
export const usualPlayers = (card: GameCard): number => (card.players.includes(card.usual_players) ? card.usual_players : bestPlayers(card));

/** Four is where most of these games are at their best; else the nearest number. */
export function bestPlayers(card: GameCard): number {
  const sorted = card.players.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4) || b - a);
  return sorted[0] ?? 1;
}

export function optionsFor(card: GameCard, players: number): readonly OptionForm[] {
  return card.options.filter((option) => option.players.includes(players));
}

/** The options that make a difference with the other choices: a form asks for no others. */
export function asked(card: GameCard, plan: Plan): readonly OptionForm[] {
  return optionsFor(card, plan.players).filter(({ only_with: [name, value] = [] }) => name === undefined || (plan.options[name] ?? value) === value);
}

/** What is chosen for each option at this number of players; a choice that does not exist there becomes the proposed one. */
export function chosenOptions(card: GameCard, players: number, chosen: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    optionsFor(card, players).map((form) => {
      const wanted = chosen[form.name];
      const exists = form.values.some((value) => value.value === wanted);
      return [form.name, wanted !== undefined && exists ? wanted : form.proposed];
    }),
  );
}

/** The options of a game that begins at once. */
export function usualOptions(card: GameCard, players: number): Record<string, string> {
  return Object.fromEntries(optionsFor(card, players).map((form) => [form.name, form.default]));
}

/** The reader in the first seat, bots in all others. */
export function againstBots(card: GameCard, players: number, level: string): Required<SeatPlan>[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? { ...SEAT, who: 'me' } : { ...SEAT, who: 'bot', level }));
}

export function newPlan(card: GameCard): Plan {
  const players = bestPlayers(card);
  return {
    players,
    options: chosenOptions(card, players, {}),
    seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? { ...SEAT, who: 'me' } : { ...SEAT })),
    terms: { clock: { ...NO_CLOCK } },
  };
}

export function withPlayers(plan: Plan, card: GameCard, players: number): Plan {
  const seats = Array.from({ length: players }, (_, seat) => plan.seats[seat] ?? { ...SEAT });
  return { ...plan, players, seats, options: chosenOptions(card, players, plan.options) };
}

/** Practice, in which every move may be taken back, is for one person among bots. */
export const mayPractise = (plan: Pick<Plan, 'seats'>): boolean =>
  plan.seats.filter((seat) => seat.who === 'me').length === 1 && plan.seats.every((seat) => seat.who === 'me' || seat.who === 'bot');

/** Where the rules limit talk, a host may allow free chat all the same; it matters if several people play. */
export const mayAllowChat = (card: GameCard, plan: Plan): boolean => card.talk_clause !== '' && plan.seats.filter((seat) => seat.who !== 'bot').length > 1;

/** Alone among bots one can take back, unless one has said otherwise. */
export const practises = (plan: Pick<Plan, 'seats' | 'terms'>): boolean => mayPractise(plan) && plan.terms.practice !== false;

export function order(card: GameCard, plan: Plan): OpenTable {
  const { kind, bank, increment, days } = plan.terms.clock;
  const clock: Clock = kind === 'bank' ? { kind, bank, increment } : kind === 'days' ? { kind, days } : { kind };
  const practice = practises(plan);
  const free_chat = plan.terms.free_chat === true && mayAllowChat(card, plan);
  return { game: card.id, players: plan.players, options: plan.options, seats: plan.seats, ...plan.terms, clock, free_chat, practice };
}
