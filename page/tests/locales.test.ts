/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, expect, test } from 'vitest';
import { FALLBACK, LANGUAGES } from '../src/languages';
import { say, speak, wished } from '../src/locales.svelte';

const SOURCES = join(import.meta.dirname, '../src');
const read = (name: string): string => readFileSync(join(SOURCES, name), 'utf-8');
const ids = (language: string): string[] => [...read(`locales/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('games'))
  .map(read)
  .join('\n');

beforeAll(() => speak('ru'));

const LANGUAGE_CODES = LANGUAGES.map(({ value }) => value);

test('all languages have the same sentences in the same order', () => {
  for (const language of LANGUAGE_CODES) expect(ids(language)).toEqual(ids(FALLBACK));
});

test.each(LANGUAGE_CODES)('every sentence in %s can be read', (language) => {
  const errors = new FluentBundle(language).addResource(new FluentResource(read(`locales/${language}.ftl`)));

  expect(errors).toEqual([]);
  expect(new FluentResource(read(`locales/${language}.ftl`)).body).toHaveLength(ids(language).length);
});

test('every sentence that the page says is there', () => {
  const said = new Set([...sources.matchAll(/(?:say|sentence)\('([a-z-]+)'/g)].map((match) => match[1] ?? ''));

  expect([...said].filter((id) => !ids('en').includes(id))).toEqual([]);
});

test('no sentence lies about unused', () => {
  const made = /^(theme-is|rhythm|follow)-/;

  expect(ids('en').filter((id) => !made.test(id) && !sources.includes(`'${id}'`))).toEqual([]);
});

test('Russian counts in its own way', () => {
  expect([1, 3, 5].map((count) => say('spectators', { count }))).toEqual(['1 зритель', '3 зрителя', '5 зрителей']);
});

test.each([
  [['de-DE', 'ru-RU'], 'ru'],
  [['en-GB', 'ru'], 'en'],
  [['fr'], 'en'],
])('a browser that asks for %j is spoken to in %s', (languages, expected) => {
  expect(wished(languages)).toBe(expected);
});
