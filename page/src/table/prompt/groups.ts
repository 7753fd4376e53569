import type { Offer } from '../../wire';

export interface OfferGroup {
  readonly group: string;
  readonly offers: readonly Offer[];
}

/** Offers by what they concern, in the order in which each group first comes. */
export function byGroup(offers: readonly Offer[]): readonly OfferGroup[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const list = groups.get(offer.group);
    if (list) list.push(offer);
    else groups.set(offer.group, [offer]);
  }
  return [...groups].map(([group, list]) => ({ group, offers: list }));
}
