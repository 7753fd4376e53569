import type { SeatCard, TableState } from '../../wire';

/** The others in seating order, beginning after the reader; for a spectator, everybody. */
export function opponents(seats: readonly SeatCard[], mine: number): readonly SeatCard[] {
  const at = seats.findIndex((card) => card.seat === mine);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at)];
}

export const nameOf = (state: TableState, seat: number): string => state.seats.find((card) => card.seat === seat)?.name ?? '';
