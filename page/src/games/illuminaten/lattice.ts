import type { View } from './generated';

/** A row beside the field holds areopagi only, and is lower; on a phone it is high enough for a finger. */
export const BASTION = 0.56;
export const HIGH_BASTION = 0.85;
/** How much wider than high a card is at most, and at least. */
export const WIDEST = 1.75;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly row: number;
  readonly x: number;
}

/** Where things lie on the field, in hundredths of it; its measure in cards across and rows down. */
export class Lattice {
  readonly across: number;
  readonly down: number;
  private readonly first: Point;
  private readonly last: number;
  private readonly hasTop: boolean;
  private readonly bastion: number;

  constructor(view: View, bastion = BASTION) {
    this.bastion = bastion;
    const points: readonly Point[] = [...view.field, ...view.areas];
    const rows = view.field.map(({ row }) => row);
    const left = Math.min(...points.map(({ x }) => x));
    const right = Math.max(...points.map(({ x }) => x)) + 2;
    this.first = { row: Math.min(...rows), x: left };
    this.last = Math.max(...rows);
    this.hasTop = points.some(({ row }) => row < this.first.row);
    const hasBottom = points.some(({ row }) => row > this.last);
    this.across = (right - left) / 2;
    this.down = this.last - this.first.row + 1 + (this.hasTop ? bastion : 0) + (hasBottom ? bastion : 0);
  }

  private isBeside(row: number): boolean {
    return row < this.first.row || row > this.last;
  }

  box({ row, x }: Point): Box {
    const above = this.hasTop ? this.bastion : 0;
    const top = row < this.first.row ? 0 : above + row - this.first.row;
    return {
      left: (100 * (x - this.first.x)) / 2 / this.across,
      top: (100 * top) / this.down,
      width: 100 / this.across,
      height: (100 * (this.isBeside(row) ? this.bastion : 1)) / this.down,
    };
  }

  middle(point: Point): { readonly x: number; readonly y: number } {
    const { left, top, width, height } = this.box(point);
    return { x: left + width / 2, y: top + height / 2 };
  }
}

/** Lays an element there: the security policy allows no style attributes, only properties set by script. */
export const at = ({ left, top, width, height }: Box) => (element: HTMLElement) => {
  Object.assign(element.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
};
