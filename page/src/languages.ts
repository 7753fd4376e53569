// Written by tools/write_languages.py from the kernel's list of languages: `make wire`. Do not edit.

import type { Language } from './wire';

/** Every language by its own name. */
export const LANGUAGES: readonly { readonly value: Language; readonly label: string }[] = [
  { value: "ru", label: "Русский" },
  { value: "en", label: "English" },
];

/** For a browser that asks for none of them. */
export const FALLBACK: Language = "en";
