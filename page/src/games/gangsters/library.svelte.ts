import { TableBook } from '../../book.svelte';
import type { Book, HenchmanCard, ProblemCard, ScenarioWords, Specialisation, SpecialisationName } from './generated';

const library = new TableBook<Book>();
/** The card that lies open to be read. */
let reading = $state.raw<{ readonly kind: 'henchman' | 'problem'; readonly number: number } | null>(null);

export const fetchBook = (table: string): (() => void) => library.fetch(table);

export const henchmanOf = (number: number): HenchmanCard | undefined => library.held?.henchmen[number - 1];
export const problemOf = (number: number): ProblemCard | undefined => library.held?.problems[number - 1];
export const specOf = (of: Specialisation | undefined): SpecialisationName | undefined => library.held?.specialisations.find(({ id }) => id === of);
export const shortName = (number: number): string => henchmanOf(number)?.short ?? '…';
export const scenarioWords = (scenario: string): ScenarioWords | null => library.held?.scenarios.find(({ id }) => id === scenario) ?? null;

export const readingNow = () => reading;
export const readHenchman = (number: number): void => void (reading = { kind: 'henchman', number });
export const readProblem = (number: number): void => void (reading = { kind: 'problem', number });
export const stopReading = (): void => void (reading = null);

/** For tests: a book that need not be fetched. */
export const layBook = (book: Book): void => library.lay(book);
