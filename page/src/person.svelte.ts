import { isLanguage, language, speak, wished } from './locales.svelte';
import { get, patch } from './net/http';
import type { Language, Me } from './wire';

/** The reader, as the server knows them. */
let known = $state.raw<Me | null>(null);

export const me = (): Me | null => known;

/** The first call registers the reader; the language is the browser's until one is chosen. */
export async function meet(): Promise<void> {
  await speak(remembered() ?? wished());
  try {
    known = await get('/me');
    if (known.language !== language()) await choose(remembered() ?? known.language);
  } catch {
    known = null;
  }
}

export async function choose(wanted: Language): Promise<void> {
  await speak(wanted);
  remember(wanted);
  if (known && known.language !== wanted) known = await patch('/me', {}, { language: wanted });
}

export async function rename(name: string): Promise<void> {
  known = await patch('/me', {}, { name });
}

export const became = (person: Me | null): void => {
  known = person;
};

const KEY = 'intriga-language';

function remembered(): Language | null {
  try {
    const kept = localStorage.getItem(KEY);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

function remember(wanted: Language): void {
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // Storage may be forbidden: the server remembers the language too.
  }
}
