import type { DistrictView } from '../../generated';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a district lies: in the middle, or between two angles around it; and where its piece is laid, in shares of the wheel. */
interface Sector {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly y: number;
}

const MARGIN = 13;
const HUB = 0.42;
const MAP = 0.875;
const RIM = 0.965;
const GAP = 1.5;
const STEPS = 48;
/** The track leaves a gap at the top, where it begins and ends. */
const START = 14;
/** In the order of the cards; the second is the middle. */
const SECTORS: readonly (Sector | null)[] = [
  { from: -12, to: 38, x: 0.66, y: 0.14 },
  null,
  { from: 38, to: 142, x: 0, y: 0.61 },
  { from: -90, to: -12, x: 0.37, y: -0.55 },
  { from: 142, to: 192, x: -0.66, y: 0.14 },
  { from: 192, to: 270, x: -0.37, y: -0.55 },
];

/** The city as a wheel: one district in the middle, five around it, and the income track as its rim. */
export function cityOf(width: number, height: number) {
  const centre = { x: width / 2, y: height / 2 };
  const wide = width / 2 - MARGIN;
  const high = height / 2 - MARGIN;

  const at = (degrees: number, share: number): Spot => ({
    x: centre.x + wide * share * Math.cos((degrees * Math.PI) / 180),
    y: centre.y + high * share * Math.sin((degrees * Math.PI) / 180),
  });
  const arc = (from: number, to: number, share: number): string =>
    Array.from({ length: STEPS + 1 }, (_, step) => at(from + ((to - from) * step) / STEPS, share))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L');
  const turn = (cell: number, track: number): number => -90 + START + ((360 - 2 * START) * cell) / track;

  return {
    /** The outline of a district. */
    outline: (index: number): string => {
      const sector = SECTORS[index];
      if (!sector) return `M${arc(0, 180, HUB - 0.02)}L${arc(180, 360, HUB - 0.02)}z`;
      return `M${arc(sector.from + GAP, sector.to - GAP, MAP)}L${arc(sector.to - GAP, sector.from + GAP, HUB + 0.02)}z`;
    },
    /** Where the piece of a district is laid. */
    spot: (index: number): Spot => {
      const sector = SECTORS[index];
      return sector ? { x: centre.x + wide * sector.x, y: centre.y + high * sector.y } : centre;
    },
    /** A cell of the income track, which begins at the top and runs clockwise. */
    cell: (cell: number, track: number): Spot => at(turn(cell, track), RIM),
    /** The track from one cell to another. */
    run: (from: number, to: number, track: number): string => (from >= to ? '' : `M${arc(turn(from, track), turn(to, track), RIM)}`),
    /** A ray from the middle outwards, for ornament. */
    ray: (degrees: number): string => {
      const [left, right] = [at(degrees - 3.2, 1.7), at(degrees + 3.2, 1.7)];
      return `M${centre.x} ${centre.y}L${left.x} ${left.y}L${right.x} ${right.y}z`;
    },
  };
}

/** What a district pays on its step. */
export const paid = ({ step, pays }: DistrictView): number => (step > 0 ? (pays[step - 1] ?? 0) : 0);

/** What stands on the cards of the neighbours, in lines of a 24 × 24 field. */
export const SIGNS: readonly string[] = [
  'M12 12C8 12 6 9 7.500 7S12 7 12 12c0-5 3-7 4.500-5S16 12 12 12c4 0 6 3 4.500 5S12 17 12 12c0 5-3 7-4.500 5S8 12 12 12M12 12l4 9', // a shamrock
  'M6 17c2-2 1-7 3-9a4 4 0 0 1 6 0c2 2 1 7 3 9zM10 20h4M12 3v3', // a church bell
  'M3 17l5-2L21 6M6 19l3-2 12-9M8 15l2 4', // a shotgun
  'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4', // minutes
  'M4 10v4h3l9 5V5L7 10zM19 9c2 2 2 4 0 6M8 14l1 6h3l-1-5', // a megaphone
  'M9 4h6M12 1v3M8 8h8l1 11H7zM10 19v3M14 19v3M12 11c2 2 1 5 0 5s-2-3 0-5', // a lantern
  'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14', // a book
];

/** One flame of anger, in a 12 × 14 field. */
export const FLAME = 'M6 .500c.500 3 4.500 4.500 4.500 8.500a4.500 4.500 0 0 1-9 0c0-2 1-3 1.500-4.500C4 6 4.500 6 5 7c.500-2-.500-4 1-6.500z';
/** A hat: somebody who is at home here, in a 20 × 14 field. */
export const HAT = 'M1 10c2 2.500 16 2.500 18 0-1-1-2.500-1-4-1l-1-6c-.500-2-7.500-2-8 0l-1 6c-1.500 0-3 0-4 1z';
/** Planks across a street, in a 48 × 30 field. */
export const BARRICADE = 'M3 27 45 7M3 12l42 14M10 29 18 3M38 29 30 3';
