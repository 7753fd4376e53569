import { TableBook } from '../../book.svelte';
import type { Book, EventText, Face, FactionText, Letter, PlotText } from './generated';

const library = new TableBook<Book>();
/** The card whose page lies open; 0 for none. */
let opened = $state(0);

export const fetchBook = (table: string): (() => void) => library.fetch(table);

export const book = (): Book | null => library.held;
export const faceOf = (card: number | null): Face | undefined => (card === null ? undefined : library.held?.faces[card - 1]);
export const shortName = (card: number | null): string => faceOf(card)?.short ?? '…';
export const factionOf = (letter: Letter): FactionText | undefined => library.held?.factions.find((one) => one.letter === letter);
export const plotOf = (plot: string): PlotText | undefined => library.held?.plots.find((one) => one.plot === plot);
export const ownPlotOf = (plot: string): PlotText | undefined => library.held?.opponent?.plots.find((one) => one.plot === plot);
/** Records write an edict by its letter, words as `edict A`. */
export const eventKey = (event: string): string => (event.length === 1 ? `edict ${event}` : event);
export const eventOf = (event: string): EventText | undefined => library.held?.events.find((one) => one.event === eventKey(event));

export const openPage = (): number => opened;
export const readAbout = (card: number): void => {
  opened = card;
};
export const closePage = (): void => {
  opened = 0;
};
