export interface Spot {
  readonly x: number;
  readonly y: number;
}

const DEGREE = Math.PI / 180;
const MARGIN_X = 34;
const MARGIN_Y = 26;
const TRACK = 0.985;
const SEAT = 0.735;
/** Both tracks begin at the foot of the table and meet at the don's chair, each on its own side. */
const FOOT = 76;
const HEAD = -66;
/** Relatives sit on the rebels' side, so far apart, up to this far from the middle. */
const APART = 30;
const LAST_SEAT = 56;
const STEPS = 40;

/** The table from above: an oval with two sides. The clan's is the left one. */
export function tableOf(width: number, height: number) {
  const centre = { x: width / 2, y: height / 2 + 6 };
  const wide = width / 2 - MARGIN_X;
  const high = height / 2 - MARGIN_Y;

  const at = (degrees: number, share: number): Spot => ({ x: centre.x + wide * share * Math.cos(degrees * DEGREE), y: centre.y + high * share * Math.sin(degrees * DEGREE) });
  const mirrored = ({ x, y }: Spot): Spot => ({ x: 2 * centre.x - x, y });
  const oval = (share: number): string => `${Array.from({ length: 2 * STEPS }, (_, step) => at((step * 180) / STEPS, share)).map(({ x, y }, step) => `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}z`;
  const cell = (step: number, track: number, ours: boolean): Spot => {
    const spot = at(FOOT + ((HEAD - FOOT) * step) / track, TRACK);
    return ours ? mirrored(spot) : spot;
  };

  return {
    centre,
    oval,
    cell,
    /** The track of one gun, from one step to another. */
    run: (from: number, to: number, track: number, ours: boolean): string =>
      from >= to
        ? ''
        : `M${Array.from({ length: STEPS + 1 }, (_, step) => cell(from + ((to - from) * step) / STEPS, track, ours))
            .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
            .join('L')}`,
    /** Where one of so many relatives sits. */
    seat: (index: number, count: number): Spot => {
      const outer = Math.min(LAST_SEAT, (APART * (count - 1)) / 2);
      return at(count < 2 ? 0 : outer * ((2 * index) / (count - 1) - 1), SEAT);
    },
    /** The crack that splits the table. */
    crack: (): string => {
      const top = centre.y - high * 0.9;
      const bottom = centre.y + high * 0.9;
      const turns = 9;
      return `M${Array.from({ length: turns + 1 }, (_, turn) => `${(centre.x + (turn % 2 ? 5 : -5) * (turn % 3 ? 1 : 1.8)).toFixed(1)} ${(top + ((bottom - top) * turn) / turns).toFixed(1)}`).join('L')}`;
    },
  };
}

/** A pistol that points to the right, in a 34 × 22 field. */
export const PISTOL = 'M1 3h27l4-2v4h1v5H18c-1 4-3 5-7 5l-3 7H2l3-10c-3-1-4-4-4-9zM14 10c0 3-1 3-3 3l1-3z';
/** A mug, in a 24 × 24 field. */
export const MUG = 'M4 6h12v14c0 2-12 2-12 0zM16 9h3c3 0 3 8 0 8h-3M4 10h12M7 3c1 1 1 2 0 3M12 3c1 1 1 2 0 3';
/** A cocktail glass, in a 24 × 24 field. */
export const GLASS = 'M3 4h18l-9 9zM12 13v7M7 21h10M14 6l4-5';
/** A crate with something long in it, in a 24 × 24 field. */
export const CRATE = 'M3 8h18v12H3zM3 12h18M3 16h18M8 8v12M16 8v12M5 8l6-6 2 2M10 8l5-5 2 2';
/** A hat with eyes under it: the mole, in a 24 × 24 field. */
export const MOLE = 'M2 11c4 2 16 2 20 0M6 10l1-6c3-2 7-2 10 0l1 6M7 15h4M13 15h4M8 20c3 1 5 1 8 0';
/** A pince-nez over columns: the accountant, in a 24 × 24 field. */
export const PINCE_NEZ = 'M2 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0M14 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0M10 5c1-1 3-1 4 0M5 14h14M5 18h9M5 22h12';
/** The don's chair, in a 40 × 34 field. */
export const CHAIR = 'M6 33V14c0-16 28-16 28 0v19M10 33V15c0-11 20-11 20 0v18M6 24h28M20 4v20M13 8l7 5 7-5';
