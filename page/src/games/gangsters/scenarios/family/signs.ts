/** What stands on the relatives' cards, in their order and in lines of a 24 × 24 field. */
export const PORTRAITS: readonly string[] = [
  'M3 14h11l6-5 2 3-7 7-5-1H3zM6 14v-4h6v4', // a gunsmith's vice
  'M7 8a3 3 0 1 0 .1 0M17 8a3 3 0 1 0 .1 0M2 20c0-6 10-6 10 0M12 20c0-6 10-6 10 0', // the twins
  'M5 9h14l2 11H3zM8 9c0-7 8-7 8 0M12 13v3', // a handbag
  'M4 12c0-5 12-6 13-1l3-1c1 3-1 4-3 4l-1 5h-2l-1-4H9l-1 4H6l-1-5z', // a sheep
  'M12 3a9 9 0 1 0 .1 0M12 9a3 3 0 1 0 .1 0M12 3v6M4 16l5-3M20 16l-5-3', // a steering wheel
  'M4 14c3-3 13-3 16 0-3 4-13 4-16 0zM9 14h6M12 4c2 2-2 3 0 6', // cannoli
  'M12 3v17M5 20h14M12 6H5l-3 7h6zM12 6h7l3 7h-6z', // the scales
  'M4 20 14 10M13 3c4 0 6 2 7 6l-4-1-3 3-3-3 3-3z', // a hammer
  'M5 5h14v14H5zM9 9h.1M15 15h.1M15 9h.1M9 15h.1M12 12h.1', // a die
  'M12 3v18M7 8h10M9 21h6', // a cross
  'M4 18h16l2-11-6 5-4-8-4 8-6-5z', // a crown
  'M12 4c5 1 7 6 6 16H6C5 10 7 5 12 4zM9 10c2 2 4 2 6 0', // a veil
];
