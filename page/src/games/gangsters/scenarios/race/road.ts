import type { RaceView } from '../../generated';

/** Where a cell lies on the poster, and whether the road runs to the left there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly back: boolean;
}

export const WIDTH = 440;
const ROWS = 3;
const SIDE = 46;

/** The road as a serpentine of three rows, from the lower left to the upper right. */
export function roadOf(home: number, height: number) {
  const inRow = Math.ceil((home + 1) / ROWS);
  const step = (WIDTH - 2 * SIDE) / (inRow - 1);
  const rowY = (row: number) => height * (0.86 - row * 0.345);

  const spot = (cell: number): Spot => {
    const held = Math.max(0, Math.min(home, cell));
    const row = Math.floor(held / inRow);
    const along = held % inRow;
    const back = row % 2 === 1;
    return { x: SIDE + (back ? inRow - 1 - along : along) * step, y: rowY(row), back };
  };

  /** The line along the middle of the road between two cells. */
  const line = (from: number, to: number): string => {
    const first = spot(from);
    let path = `M${first.x} ${first.y}`;
    for (let cell = Math.max(0, from) + 1; cell <= Math.min(home, to); cell += 1) {
      const here = spot(cell);
      const before = spot(cell - 1);
      const bend = Math.abs(before.y - here.y) / 2;
      path += here.y === before.y ? `L${here.x} ${here.y}` : `A${bend * 0.62} ${bend} 0 0 ${before.back ? 1 : 0} ${here.x} ${here.y}`;
    }
    return path;
  };

  return { spot, line, step };
}

/** Whether the van catches the car at the end of this round, if nothing changes. */
export const isCaughtNext = (race: RaceView): boolean =>
  race.van + race.van_steps >= race.car + race.will_drive && race.car + race.will_drive < race.home;
