import type { Offer } from '../../wire';
import type { Moment, View } from './generated';

/** Slots of one card are alike where a token only comes or goes: the first one will do. */
const ALIKE: ReadonlySet<Moment> = new Set(['reassign_from', 'reassign_to', 'exclude_follow_from', 'exclude_follow_to']);

/** The word that a press on a card stands for where its slots are alike. */
export const autoSlot = (moment: Moment, offers: readonly Offer[]): string => (ALIKE.has(moment) ? (offers.find(({ word }) => word.startsWith('slot '))?.word ?? '') : '');

/** The card behind a touch: of the field, of the court, or by its own number. */
export function cardAt(touch: string, view: View): number | null {
  const [kind, number] = touch.split(':');
  if (kind === 'cell') return view.field[Number(number) - 1]?.card ?? null;
  if (kind === 'court') return view.court[Number(number) - 1] ?? null;
  return kind === 'card' ? Number(number) : null;
}
