import { initial, onSeatColour, seatColour, seatShape } from '../../ui/seats';
import type { ResultCard, TableState } from '../../wire';

/** A result as a picture to show: who came where with how many points, and nothing that is known of the game besides. */
export interface PictureOf {
  readonly title: string;
  readonly what: string;
  readonly day: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly seats: readonly number[];
  readonly name: string;
  readonly total: string;
  readonly won: boolean;
}

/** What the picture calls people: nobody by name who has not agreed. */
export interface Naming {
  /** The reader's own names are shown. */
  readonly mine: boolean;
  readonly player: (seat: number) => string;
}

export function pictureOf(table: TableState, result: ResultCard, what: string, day: string, naming: Naming): PictureOf {
  const shown = (seat: number): string => {
    const card = table.seats[seat];
    const isAgreed = card?.kind !== 'person' || (naming.mine && table.my_seats.includes(seat));
    return card && isAgreed ? card.name : naming.player(seat);
  };
  const rows = result.standings
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.total - a.total)
    .map(({ seats, total, won }) => ({ seats, name: seats.map(shown).join(' + '), total: `${total}`.replace('-', '−'), won: won && result.success === null }));
  return { title: table.title, what, day, rows };
}

export interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly strong: string;
  readonly accent: string;
  readonly edge: string;
}

/** The colours of the game, as they are where this element stands. */
export function coloursAt(element: Element): Colours {
  const style = getComputedStyle(element);
  const of = (name: string): string => style.getPropertyValue(name).trim();
  return { paper: of('--paper'), ink: of('--ink'), soft: of('--ink-soft'), strong: of('--strong'), accent: of('--accent'), edge: of('--paper-edge') };
}

const WIDTH = 1080;
const MARGIN = 72;
const HEAD = 260;
const ROW = 104;
const FOOT = 96;
const SERIF = "'Literata Variable', Georgia, serif";
const SANS = "'Onest Variable', 'Segoe UI', sans-serif";

export const heightOf = (picture: PictureOf): number => HEAD + picture.rows.length * ROW + FOOT;

export function draw(canvas: HTMLCanvasElement, picture: PictureOf, colours: Colours): void {
  canvas.width = WIDTH;
  canvas.height = heightOf(picture);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  frame(pen, canvas.height, colours);
  write(pen, picture.title, MARGIN, 122, `700 60px ${SERIF}`, colours.strong);
  write(pen, picture.what, MARGIN, 186, `500 34px ${SERIF}`, colours.ink);
  picture.rows.forEach((row, place) => drawRow(pen, row, HEAD + place * ROW, colours));
  write(pen, 'Intriga', MARGIN, canvas.height - 54, `600 28px ${SERIF}`, colours.soft);
  write(pen, picture.day, WIDTH - MARGIN, canvas.height - 54, `400 26px ${SANS}`, colours.soft, 'right');
}

function frame(pen: CanvasRenderingContext2D, height: number, { paper, accent }: Colours): void {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, WIDTH, height);
  pen.strokeStyle = accent;
  for (const [inset, width] of [[22, 3], [32, 1]] as const) {
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, height - 2 * inset);
  }
}

function drawRow(pen: CanvasRenderingContext2D, row: Row, top: number, colours: Colours): void {
  if (row.won) {
    pen.strokeStyle = colours.accent;
    pen.lineWidth = 4;
    pen.strokeRect(MARGIN - 18, top - 4, WIDTH - 2 * MARGIN + 36, ROW - 12);
  }
  row.seats.forEach((seat, place) => mark(pen, seat, row.name, MARGIN + place * 64, top + 16));
  const left = MARGIN + row.seats.length * 64 + 16;
  write(pen, row.name, left, top + 58, `${row.won ? 700 : 500} 36px ${SANS}`, colours.ink, 'left', WIDTH - MARGIN - 150 - left);
  write(pen, row.total, WIDTH - MARGIN, top + 60, `700 46px ${SERIF}`, row.won ? colours.strong : colours.ink, 'right');
}

function mark(pen: CanvasRenderingContext2D, seat: number, name: string, left: number, top: number): void {
  pen.save();
  pen.translate(left, top);
  pen.scale(56 / 24, 56 / 24);
  pen.fillStyle = seatColour(seat);
  pen.clip(new Path2D(seatShape(seat)));
  pen.fillRect(0, 0, 24, 24);
  write(pen, initial(name), 12, seat % 8 === 2 ? 19 : 16.8, `700 13px ${SANS}`, onSeatColour(seat), 'center');
  pen.restore();
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign = 'left', most = WIDTH - 2 * MARGIN): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}
