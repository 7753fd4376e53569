import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../../../src/games/illuminaten/generated';
import { cellsOf, doingsOf, Playback } from '../../../src/games/illuminaten/playback.svelte';
import { settings } from '../../../src/settings.svelte';
import { line } from '../../states';

const told = (text: string, event: object = {}): Line => line(1, text, { event, seat: 1 }) as Line;
const step = (item: string, cell: number): Line => told(item, { event: 'script_step', seat: 1, stage: 1, item, reason: '', cell, earlier: [] });

beforeEach(() => {
  vi.useFakeTimers();
  settings.rhythm = 'calm';
});

afterEach(() => vi.useRealTimers());

test('what others did is told line by line, and the item of the script stays lit', () => {
  const playback = new Playback();
  playback.add([step('a', 3), told('placed', { event: 'influence_placed', seat: 1, cell: 4, slot: 1 })], true);
  expect([playback.current?.text, playback.item, [...playback.cells]]).toEqual(['a', '1a', [3]]);
  vi.advanceTimersByTime(1000);
  expect([playback.current?.text, playback.item, [...playback.cells]]).toEqual(['placed', '1a', [4]]);
  vi.advanceTimersByTime(1000);
  expect(playback.isPlaying).toBe(false);
});

test('it can be skipped, and a new turn begins anew', () => {
  const playback = new Playback();
  playback.add([told('one'), told('two')], true);
  playback.skip();
  expect(playback.isPlaying).toBe(false);
  playback.add([told('three')], true);
  expect(playback.lines.map(({ text }) => text)).toEqual(['three']);
  playback.stop();
});

test('a new turn is told anew though its first deed comes later, and what is not told yet is not lost', () => {
  const playback = new Playback();
  playback.add([told('one'), told('two')], true);
  vi.advanceTimersByTime(1000);
  playback.add([], true);
  playback.add([told('three')], false);
  expect(playback.lines.map(({ text }) => text)).toEqual(['two', 'three']);
  playback.skip();
  playback.add([], true);
  expect(playback.lines).toEqual([]);
  playback.stop();
});

test('who wants no pauses has none', () => {
  settings.rhythm = 'instant';
  const playback = new Playback();
  playback.add([told('one')], true);
  expect(playback.isPlaying).toBe(false);
});

test('an event concerns the cells that it names', () => {
  expect(cellsOf({ event: 'influence_moved', seat: 0, cell: 1, slot: 1, to_cell: 2, to_slot: 1 })).toEqual([1, 2]);
  expect(cellsOf({})).toEqual([]);
});

test('of the news only the deeds of others are told', () => {
  const mine = line(1, 'mine', { seat: 0 }) as Line;
  const court = told('court', { event: 'court_filled', place: 1, card: 2 });
  const theirs = told('theirs', { event: 'influence_placed', seat: 1, cell: 4, slot: 1 });

  expect(doingsOf([mine, court, theirs], 0)).toEqual([theirs]);
});
