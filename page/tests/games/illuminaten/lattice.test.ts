import { expect, test } from 'vitest';
import type { View } from '../../../src/games/illuminaten/generated';
import { Lattice } from '../../../src/games/illuminaten/lattice';

const points = (rows: readonly (readonly [number, number])[]) => rows.map(([row, x]) => ({ row, x }));
const view = (field: readonly (readonly [number, number])[], areas: readonly (readonly [number, number])[]): View => ({ field: points(field), areas: points(areas) }) as unknown as View;

test('rows are shifted by half a card, and a bastion above them is lower', () => {
  const lattice = new Lattice(view([[0, 1], [1, 0], [1, 2]], [[-1, 1]]), 0.5);

  expect([lattice.across, lattice.down]).toEqual([2, 2.5]);
  expect(lattice.box({ row: -1, x: 1 })).toEqual({ left: 25, top: 0, width: 50, height: 20 });
  expect(lattice.box({ row: 0, x: 1 })).toEqual({ left: 25, top: 20, width: 50, height: 40 });
  expect(lattice.box({ row: 1, x: 2 })).toEqual({ left: 50, top: 60, width: 50, height: 40 });
});

test('a bastion beside a row is as high as the row and makes the plan wider', () => {
  const lattice = new Lattice(view([[0, 1], [1, 0]], [[1, 2]]));

  expect(lattice.across).toBe(2);
  expect(lattice.box({ row: 1, x: 2 }).height).toBe(50);
  expect(lattice.middle({ row: 0, x: 1 })).toEqual({ x: 50, y: 25 });
});
