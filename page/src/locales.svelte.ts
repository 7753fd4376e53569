import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FALLBACK, LANGUAGES } from './languages';
import type { Language } from './wire';

const OWN = import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default' });
const OF_GAMES = import.meta.glob<string>('./games/*/*.ftl', { query: '?raw', import: 'default' });

let spoken = $state<Language>(FALLBACK);
let bundle = $state.raw(new FluentBundle(FALLBACK));
const gamesSpoken = new Set<string>();

export const language = (): Language => spoken;

export const isLanguage = (tag: string | null): tag is Language => LANGUAGES.some(({ value }) => value === tag);

/** The language that the browser asks for, of those that we speak. */
export function wished(languages: readonly string[] = navigator.languages): Language {
  const tags = languages.map((tag) => tag.replace(/-.*/, '').toLowerCase());
  return tags.find(isLanguage) ?? FALLBACK;
}

export async function speak(wanted: Language): Promise<void> {
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  await add(fresh, OWN[`./locales/${wanted}.ftl`]);
  for (const game of gamesSpoken) await add(fresh, OF_GAMES[`./games/${game}/${wanted}.ftl`]);
  bundle = fresh;
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** A board's own few words, if the game brings any. */
export async function learn(game: string): Promise<void> {
  if (gamesSpoken.has(game)) return;
  gamesSpoken.add(game);
  const grown = bundle;
  await add(grown, OF_GAMES[`./games/${game}/${spoken}.ftl`]);
}

async function add(to: FluentBundle, load: (() => Promise<string>) | undefined): Promise<void> {
  if (load) to.addResource(new FluentResource(await load()), { allowOverrides: true });
}

/** A sentence of the page's own, in the reader's language. */
export function say(id: string, facts: Readonly<Record<string, FluentVariable>> = {}): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, { ...facts }) : id;
}

/** A number that is shown as it is, without being grouped. */
export const plainNumber = (value: number): FluentNumber => new FluentNumber(value, { useGrouping: false });
