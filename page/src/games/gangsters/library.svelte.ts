import { bookOf } from '../../boards';
import { language } from '../../locales.svelte';
import { place } from '../../router.svelte';
import type { Book, HenchmanCard, ProblemCard, ScenarioWords, Specialisation, SpecialisationName } from './generated';

const AGAIN = 3000;

let held = $state.raw<Book | null>(null);
let heldFor = '';
/** The card that lies open to be read. */
let reading = $state.raw<{ readonly kind: 'henchman' | 'problem'; readonly number: number } | null>(null);

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

export const henchmanOf = (number: number): HenchmanCard | undefined => held?.henchmen[number - 1];
export const problemOf = (number: number): ProblemCard | undefined => held?.problems[number - 1];
export const specOf = (of: Specialisation | undefined): SpecialisationName | undefined => held?.specialisations.find(({ id }) => id === of);
export const shortName = (number: number): string => henchmanOf(number)?.short ?? '…';
export const scenarioWords = (scenario: string): ScenarioWords | null => held?.scenarios.find(({ id }) => id === scenario) ?? null;

export const readingNow = () => reading;
export const readHenchman = (number: number): void => void (reading = { kind: 'henchman', number });
export const readProblem = (number: number): void => void (reading = { kind: 'problem', number });
export const stopReading = (): void => void (reading = null);

/** For tests: a book that need not be fetched. */
export function layBook(book: Book): void {
  held = book;
}
