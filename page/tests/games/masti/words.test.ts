/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { faceOf } from '../../../src/games/masti/cards';
import type { HandCard } from '../../../src/games/masti/generated';
import { cardTold } from '../../../src/games/masti/words';
import { learn, speak } from '../../../src/locales.svelte';
import { REMINDER, viewOf } from './views';

const FOLDER = join(import.meta.dirname, '../../../src/games/masti');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf-8');
const ids = (language: string): string[] => [...read(`${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map(read)
  .join('\n');

beforeAll(async () => {
  await speak('ru');
  await learn('masti');
});

const told = (more: Partial<HandCard>): string => {
  const card: HandCard = { card: 'A10', guild: 'aristocrats', symbols: 2, playable: true, does: 'follows', wins: true, worth: -7, ...more };
  return cardTold(card, faceOf(card.card, REMINDER), viewOf([]));
};

test('a card says what it carries, what it does, and what the round would bring', () => {
  expect(told({})).toBe('Альдо 10: аристократы, 2 символа. В масть и пока берёт раунд: −7 к вашему счёту.');
  expect(told({ does: 'trumps', worth: 3 })).toContain('Козырь, пока берёт раунд: +3');
  expect(told({ does: 'follows', wins: false })).toContain('раунд не берёт');
  expect(told({ does: 'discards', wins: false })).toContain('взять раунд этой картой нельзя');
});

test('a card that may not be played only says what it is', () => {
  expect(told({ playable: false, does: null, wins: false })).toBe('Альдо 10: аристократы, 2 символа.');
});

test('both languages have the same sentences in the same order', () => {
  expect(ids('ru')).toEqual(ids('en'));
});

test('every sentence that the board says is there, and none lies about unused', () => {
  const said = [...sources.matchAll(/'(masti-[a-z-]+)'/g)].map((match) => match[1] ?? '');
  const all = read('en.ftl') + read('ru.ftl');
  const inside = new Set([...all.matchAll(/\{ (masti-[a-z-]+) \}/g)].map((match) => match[1] ?? ''));

  expect(said.filter((id) => !ids('en').includes(id))).toEqual([]);
  expect(ids('en').filter((id) => !id.startsWith('masti-does-') && !said.includes(id) && !inside.has(id))).toEqual([]);
});
