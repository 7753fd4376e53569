/** Where a balloon stands: beside what it speaks of, never upon it, and upon as little else as possible. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Obstacle {
  readonly box: Box;
  /** How bad it is to cover it. */
  readonly weight: number;
}

const GAP = 14;
/** To cover what is spoken of is worse than anything else. */
const MEANT = 1000;
/** A pixel further away is as bad as so many covered ones. */
const FAR = 20;
const STEP = 28;

const right = (box: Box): number => box.left + box.width;
const bottom = (box: Box): number => box.top + box.height;

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const high = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return { left, top, width: Math.max(...boxes.map(right)) - left, height: Math.max(...boxes.map(bottom)) - top };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

/** The places that are tried: all over the room, a step apart. */
function places({ width, height }: Pick<Box, 'width' | 'height'>, of: Box, room: Box): readonly Box[] {
  const steps = (from: number, to: number): readonly number[] => [...Array.from({ length: Math.floor(Math.max(0, to - from) / STEP) + 1 }, (_, n) => from + n * STEP), Math.max(from, to)];
  const [farLeft, farTop] = [right(room) - width, bottom(room) - height];
  const lefts = [...steps(room.left, farLeft), clamp(of.left + of.width / 2 - width / 2, room.left, farLeft)];
  const tops = [...steps(room.top, farTop), clamp(of.top - height - GAP, room.top, farTop), clamp(bottom(of) + GAP, room.top, farTop)];
  return lefts.flatMap((left) => tops.map((top) => ({ left, top, width, height })));
}

export function placed(size: Pick<Box, 'width' | 'height'>, meant: readonly Box[], obstacles: readonly Obstacle[], room: Box): Box {
  const of = meant.length > 0 ? around(meant) : { left: room.left + room.width / 2, top: bottom(room), width: 0, height: 0 };
  const cost = (at: Box): number => {
    const covered = obstacles.reduce((sum, { box, weight }) => sum + weight * overlap(at, box), 0);
    const upon = meant.reduce((sum, box) => sum + MEANT * overlap(at, box), 0);
    const away = Math.hypot(at.left + at.width / 2 - of.left - of.width / 2, at.top + at.height / 2 - of.top - of.height / 2);
    return covered + upon + FAR * away;
  };
  return places(size, of, room).reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
