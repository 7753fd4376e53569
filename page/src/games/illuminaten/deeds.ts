import type { Deed, Letter, View } from './generated';
import { Letter as LETTERS } from './generated';

/** Deeds that differ only in who acts, what is paid and what is gained; the first is the proposal. */
export interface Sort {
  readonly key: string;
  readonly deeds: readonly Deed[];
}

export const sortKey = ({ action, count, whom, strength, faction }: Deed): string => [action, count, whom ?? '', strength, faction ?? ''].join(' ');

export function sortsOf(deeds: readonly Deed[]): readonly Sort[] {
  const found = new Map<string, Deed[]>();
  for (const deed of deeds) found.set(sortKey(deed), [...(found.get(sortKey(deed)) ?? []), deed]);
  return [...found].map(([key, of]) => ({ key, deeds: of }));
}

/** A price as letters, one for each token. */
export const lettersOf = (tokens: Deed['tokens']): readonly Letter[] => LETTERS.flatMap((letter) => Array.from({ length: tokens[letter] ?? 0 }, () => letter));

export const priceKey = (deed: Deed): string => lettersOf(deed.tokens).join('');

/** The different prices of a sort, each by its first deed; and those who could act for the price of one of them. */
export const prices = (sort: Sort): readonly Deed[] => [...new Map(sort.deeds.toReversed().map((deed) => [priceKey(deed), deed])).values()].toReversed();
export const actors = (sort: Sort, chosen: Deed): readonly Deed[] => sort.deeds.filter((deed) => priceKey(deed) === priceKey(chosen) && deed.acting !== null);

/** What may be gained for the price and by the actor of one of them. */
export const gains = (sort: Sort, chosen: Deed): readonly Deed[] => sort.deeds.filter((deed) => priceKey(deed) === priceKey(chosen) && deed.acting === chosen.acting);
export const gainsKey = (deed: Deed): string => lettersOf(deed.gains).join('');

/** The cells that some action reaches now. */
export const within = (view: View, action: string): ReadonlySet<number> => new Set(view.reach.filter((one) => action === '' || one.action === action).map(({ cell }) => cell));
