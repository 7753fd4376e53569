import { bookOf } from '../../boards';
import { language } from '../../locales.svelte';
import { place } from '../../router.svelte';
import type { Book, EventText, Face, FactionText, Letter, PlotText } from './generated';

const AGAIN = 3000;

let held = $state.raw<Book | null>(null);
let heldFor = '';
/** The card whose page lies open; 0 for none. */
let opened = $state(0);

/** The book of this table, fetched once in each language. */
export function fetchBook(table: string): () => void {
  const wanted = `${table} ${language()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const ask = async () => {
    if (heldFor === wanted) return;
    try {
      const at = place();
      const found = await bookOf<Book>(table, at.page === 'table' ? at.key : '');
      if (left) return;
      held = found;
      heldFor = wanted;
    } catch {
      if (!left) timer = setTimeout(() => void ask(), AGAIN);
    }
  };
  void ask();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

export const book = (): Book | null => held;
export const faceOf = (card: number | null): Face | undefined => (card === null ? undefined : held?.faces[card - 1]);
export const shortName = (card: number | null): string => faceOf(card)?.short ?? '…';
export const factionOf = (letter: Letter): FactionText | undefined => held?.factions.find((one) => one.letter === letter);
export const plotOf = (plot: string): PlotText | undefined => held?.plots.find((one) => one.plot === plot);
export const ownPlotOf = (plot: string): PlotText | undefined => held?.opponent?.plots.find((one) => one.plot === plot);
/** Records write an edict by its letter, words as `edict A`. */
export const eventKey = (event: string): string => (event.length === 1 ? `edict ${event}` : event);
export const eventOf = (event: string): EventText | undefined => held?.events.find((one) => one.event === eventKey(event));

export const openPage = (): number => opened;
export const readAbout = (card: number): void => {
  opened = card;
};
export const closePage = (): void => {
  opened = 0;
};
