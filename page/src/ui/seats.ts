/** A seat is known by colour (Okabe–Ito), shape and initial together, never by colour alone. */

const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#f0e442', '#8a8a8a'];
const ON_COLOURS = ['#ffffff', '#000000', '#000000', '#000000', '#000000', '#000000', '#000000', '#000000'];

/** Outlines in a square of 24: circle, square, triangle, diamond, hexagon, star, and two more. */
const SHAPES = [
  'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  'M3 2h18a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z',
  'M12 0.5 23.8 22.5H0.2z',
  'M12 0 24 12 12 24 0 12z',
  'M6 1.6h12L24 12 18 22.4H6L0 12z',
  'm12 0 3.6 7.6 8.4 1-6.200 5.800 1.600 8.300L12 18.700 4.600 22.700 6.200 14.400 0 8.600l8.400-1z',
  'M8 0h8v8h8v8h-8v8H8v-8H0V8h8z',
  'M1 5h22l-4 16H5z',
];

const at = (list: readonly string[], seat: number): string => list[((seat % list.length) + list.length) % list.length] ?? '';

export const seatColour = (seat: number): string => at(COLOURS, seat);
export const onSeatColour = (seat: number): string => at(ON_COLOURS, seat);
export const seatShape = (seat: number): string => at(SHAPES, seat);
export const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
