import { expect, test } from 'vitest';
import { overlap, placed, type Box } from '../src/table/prompt/balloon';

const ROOM: Box = { left: 8, top: 8, width: 1424, height: 884 };
const SIZE = { width: 430, height: 110 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

const isInside = (at: Box): boolean => at.left >= ROOM.left && at.top >= ROOM.top && at.left + at.width <= ROOM.left + ROOM.width && at.top + at.height <= ROOM.top + ROOM.height;

test.each([
  ['in the middle', box(700, 400, 100, 140)],
  ['in a corner', box(8, 8, 100, 140)],
  ['at the lower edge', box(600, 752, 100, 140)],
  ['as wide as the screen', box(0, 700, 1440, 192)],
])('a balloon stands beside its piece and never upon it: %s', (_, piece) => {
  const at = placed(SIZE, [piece], [], ROOM);

  expect(overlap(at, piece)).toBe(0);
  expect(isInside(at)).toBe(true);
});

test('of several pieces none is covered', () => {
  const pieces = [box(300, 740, 100, 140), box(600, 740, 100, 140), box(1000, 60, 100, 140)];
  const at = placed(SIZE, pieces, [], ROOM);

  expect(pieces.map((piece) => overlap(at, piece))).toEqual([0, 0, 0]);
});

test('it gives way to the question, and to what may be touched', () => {
  const piece = box(670, 740, 100, 140);
  const question = { box: box(8, 600, 1424, 100), weight: 40 };
  const at = placed(SIZE, [piece], [question], ROOM);

  expect(overlap(at, question.box)).toBe(0);
  expect(overlap(at, piece)).toBe(0);
});

test('without a piece it stands inside the room', () => {
  expect(isInside(placed(SIZE, [], [], ROOM))).toBe(true);
});

test('on a screen that is narrower than itself it begins at the left edge', () => {
  expect(placed(SIZE, [box(10, 300, 40, 40)], [], box(8, 8, 304, 464)).left).toBe(8);
});
