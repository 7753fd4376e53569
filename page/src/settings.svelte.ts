/** What this browser remembers for its reader. */

export type Theme = 'light' | 'dark' | 'system';
export type Rhythm = 'calm' | 'quick' | 'instant';

export interface Settings {
  theme: Theme;
  rhythm: Rhythm;
  sounds: boolean;
  notices: boolean;
  plain: boolean;
  /** On a touch screen the first tap lifts a piece, and the second plays it. */
  lift: boolean;
  /** My name stands among the scores of a daily deal, and in a picture of a result. */
  named: boolean;
}

const KEY = 'intriga-settings';
const START: Settings = { theme: 'system', rhythm: 'calm', sounds: false, notices: false, plain: false, lift: false, named: false };

export const settings = $state<Settings>({ ...START, ...remembered() });

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

/** Change a setting, and remember it where the browser lets us. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be forbidden: the setting then lasts as long as the page.
  }
  if (name === 'theme') showTheme();
}

const darkSystem = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export function showTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && darkSystem?.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

darkSystem?.addEventListener('change', showTheme);
