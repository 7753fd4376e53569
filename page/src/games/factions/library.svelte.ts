import { TableBook } from '../../book.svelte';
import type { Book, Faction, Letter, Person, Role } from './generated';

const library = new TableBook<Book>();
/** Whose page lies open, and whose were open before it. */
let pages = $state.raw<readonly string[]>([]);

const people = $derived(new Map(library.held?.people.map((person) => [person.id, person])));

/** The book of this table; the quiz may keep parts of it closed, so the whole one is another edition. */
export const fetchBook = (table: string, whole: boolean): (() => void) => library.fetch(table, whole ? 'whole' : 'closed');

export const book = (): Book | null => library.held;
export const personOf = (id: string): Person | undefined => people.get(id);
export const shortName = (id: string): string => people.get(id)?.short ?? '…';
export const factionOf = (letter: Letter): Faction | undefined => library.held?.factions.find((faction) => faction.letter === letter);
export const roleOf = (id: string): Role | undefined => library.held?.roles.find((role) => role.id === id);

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
