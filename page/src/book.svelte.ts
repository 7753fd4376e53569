import { bookOf } from './boards';
import { language } from './locales.svelte';
import { place } from './router.svelte';

/** Milliseconds until a book that did not come is asked for again. */
const AGAIN = 3000;

/** What a game tells about its cards and places, for the table that is open. */
export class TableBook<Book> {
  #held = $state.raw<Book | null>(null);
  #heldFor = '';

  get held(): Book | null {
    return this.#held;
  }

  /** Fetch the book of this table once in each language, and again when its edition changes; returns how to stop. */
  fetch(table: string, edition = ''): () => void {
    const wanted = `${table} ${language()} ${edition}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async () => {
      if (this.#heldFor === wanted) return;
      try {
        const at = place();
        const found = await bookOf<Book>(table, at.page === 'table' ? at.key : '');
        if (left) return;
        this.#held = found;
        this.#heldFor = wanted;
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

  /** For tests: a book that need not be fetched. */
  lay(book: Book): void {
    this.#held = book;
  }
}
