export interface Spot {
  readonly x: number;
  readonly y: number;
}

const POCKETS = 12;
const MARGIN_X = 78;
const MARGIN_Y = 46;

/** The floor: a roulette wheel in the middle, and the tables around it, clockwise from the top left. */
export function floorOf(width: number, height: number, tables: number) {
  const centre = { x: width / 2, y: height / 2 };
  const wheel = Math.min(width * 0.19, height * 0.29);
  const at = (degrees: number, radius: number): Spot => ({
    x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
    y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
  });

  return {
    centre,
    wheel,
    /** Where a table stands: three above the wheel and three below it, so that the order runs clockwise. */
    spot: (index: number): Spot => {
      const half = tables / 2;
      const above = index < half;
      const column = above ? index : tables - 1 - index;
      const x = MARGIN_X + ((width - 2 * MARGIN_X) * column) / (half - 1);
      const middle = column > 0 && column < half - 1;
      const y = above ? MARGIN_Y : height - MARGIN_Y;
      return middle ? { x, y: above ? y - 8 : y + 8 } : { x, y };
    },
    /** A pocket of the wheel. */
    pocket: (index: number): string => {
      const [from, to] = [-90 + (index * 360) / POCKETS, -90 + ((index + 1) * 360) / POCKETS];
      const [a, b, c, d] = [at(from, wheel), at(to, wheel), at(to, wheel * 0.62), at(from, wheel * 0.62)];
      return `M${a.x} ${a.y}A${wheel} ${wheel} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${wheel * 0.62} ${wheel * 0.62} 0 0 0 ${d.x} ${d.y}z`;
    },
    /** Where the ball lies: a pocket for each round. */
    ball: (round: number, last: number): Spot => at(-90 + (360 * (Math.max(1, round) - 0.5)) / last, wheel * 0.81),
    /** A ray from the middle outwards, for ornament. */
    ray: (degrees: number): string => {
      const [left, right] = [at(degrees - 2.6, width), at(degrees + 2.6, width)];
      return `M${centre.x} ${centre.y}L${left.x} ${left.y}L${right.x} ${right.y}z`;
    },
  };
}

export const pockets = POCKETS;

/** What stands on the cards of the guests, in lines of a 24 × 24 field. */
export const SIGNS: readonly string[] = [
  'M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6', // an eye behind a newspaper
  'M7 3h10v18H7zM12 7l2.500 4L12 15l-2.500-4zM9 5v2M15 17v2', // an ace
  'M5 12c2-7 12-7 14 0M4 12h16M8 12v6M16 12v6M6 20h12M12 3v3', // a dome
  'M5 3h11l3 3v15H5zM8 9h8M8 13h8M8 17h5', // a column
  'M4 8h14l2 3h-9l-2 3H6zM8 14l-1 5H4M11 14c2 0 3-1 3-3', // a revolver
  'M4 16c2 3 14 3 16 0-1-1-3-1-4-1l-1-7c-.500-2-5.500-2-6 0l-1 7c-1 0-3 0-4 1z', // a hat
  'M6 9c0-4 12-4 12 0v6c0 6-12 6-12 0zM6 9 3 7v5zM18 9l3-2v5zM10 12h.500M13.500 12h.500M10.500 16h3', // a pug
  'M9 5h6v4H9zM7 9h10v11H7zM12 12v5M9.500 14.500h5', // a decanter
];
