import type { Clause } from '../../wire';

export interface Chapter {
  readonly chapter: string;
  readonly clauses: readonly Clause[];
}

const folded = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** The clauses that hold all the words searched for, by chapter, in the order of the book. */
export function chapters(clauses: readonly Clause[], search: string): readonly Chapter[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const text = folded(`${clause.id} ${clause.chapter} ${clause.text}`);
    if (!words.every((word) => text.includes(word))) continue;
    const list = groups.get(clause.chapter);
    if (list) list.push(clause);
    else groups.set(clause.chapter, [clause]);
  }
  return [...groups].map(([chapter, list]) => ({ chapter, clauses: list }));
}
