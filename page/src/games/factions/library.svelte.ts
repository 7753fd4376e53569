import { bookOf } from '../../boards';
import { language } from '../../locales.svelte';
import { place } from '../../router.svelte';
import type { Book, Faction, Letter, Person, Role } from './generated';

const AGAIN = 3000;

let held = $state.raw<Book | null>(null);
let heldFor = '';
/** Whose page lies open, and whose were open before it. */
let pages = $state.raw<readonly string[]>([]);

const people = $derived(new Map(held?.people.map((person) => [person.id, person])));

/** The book of this table, fetched once in each language, and again when the quiz no longer keeps parts of it closed. */
export function fetchBook(table: string, whole: boolean): () => void {
  const wanted = `${table} ${language()} ${whole}`;
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
export const personOf = (id: string): Person | undefined => people.get(id);
export const shortName = (id: string): string => people.get(id)?.short ?? '…';
export const factionOf = (letter: Letter): Faction | undefined => held?.factions.find((faction) => faction.letter === letter);
export const roleOf = (id: string): Role | undefined => held?.roles.find((role) => role.id === id);

export const openPage = (): string => pages.at(-1) ?? '';
export const pagesBefore = (): number => Math.max(0, pages.length - 1);

export function readAbout(id: string): void {
  if (id !== openPage()) pages = [...pages, id];
}

export function pageBack(): void {
  pages = pages.slice(0, -1);
}

export function closePages(): void {
  pages = [];
}
