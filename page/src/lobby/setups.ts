import type { GameCard } from '../wire';
import type { Plan } from './plan';

/** What this browser remembers of the reader's tables: how they began last, game by game. */
export interface Setup {
  readonly players?: number;
  readonly level?: string;
  readonly plan?: Plan;
}

const key = (game: string): string => `intriga-setup ${game}`;

export function setupOf(card: GameCard): Setup {
  try {
    return fitting(card, JSON.parse(localStorage.getItem(key(card.id)) ?? '{}') as Setup);
  } catch {
    return {};
  }
}

export function remember(card: GameCard, setup: Setup): void {
  try {
    localStorage.setItem(key(card.id), JSON.stringify({ ...setupOf(card), ...setup }));
  } catch {
    // Storage may be forbidden: the next table then begins as usual.
  }
}

/** What the game still offers: numbers of players, levels and options may have changed since. */
function fitting(card: GameCard, { players, level, plan }: Setup): Setup {
  const isLevel = (name: string | undefined) => card.levels.some((one) => one.level === name);
  return {
    ...(players !== undefined && card.players.includes(players) ? { players } : {}),
    ...(level !== undefined && isLevel(level) ? { level } : {}),
    ...(plan && card.players.includes(plan.players) && plan.seats.every((seat) => seat.who !== 'bot' || isLevel(seat.level)) ? { plan } : {}),
  };
}
