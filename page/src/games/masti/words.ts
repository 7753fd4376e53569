import { say } from '../../locales.svelte';
import { signed, type Face } from './cards';
import type { HandCard, View } from './generated';

/** A card by its character's name: Альдо 13. */
export const cardName = ({ character, rank }: Face): string => say('masti-card', { character, rank });

/** What a card carries: a guild with its symbols, or which of the others it is. */
export const cardKind = ({ guild, symbols, kind }: Face): string =>
  guild ? say('masti-kind-guild', { guild, symbols }) : say('masti-kind', { kind });

/** What playing this card would do, in a sentence; all of it stands in the view. */
export function cardDoes(card: HandCard, view: View): string {
  if (view.moment === 'burying') return say('masti-does-bury');
  if (view.moment !== 'round' || !card.does) return '';
  const worth = signed(card.worth);
  if (card.does === 'leads' || card.does === 'discards') return say(`masti-does-${card.does}`, { worth });
  return say(`masti-does-${card.does}-${card.wins ? 'wins' : 'loses'}`, { worth });
}

/** All that is to be said of a card in hand. */
export function cardTold(card: HandCard, face: Face, view: View): string {
  return [`${cardName(face)}: ${cardKind(face)}.`, cardDoes(card, view)].filter(Boolean).join(' ');
}
