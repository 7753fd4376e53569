/** What the road signs show, by card, in lines of a 24 × 24 field. */
export const SIGNS: readonly string[] = [
  'M8 20V9l2-3V3h4v3l2 3v11zM8 12h8', // a milk can
  'M7 20V10a5 5 0 0 1 10 0M14 8l3 3 3-3', // a hairpin bend
  'M12 3c3 5 5 7 5 11a5 5 0 0 1-10 0c0-4 2-6 5-11M4 20c3-2 5 2 8 0s5 2 8 0', // oil
  'M5 16V9h5V5h3v4h5l2 4v3zM8 19a1 1 0 1 0 .1 0M16 19a1 1 0 1 0 .1 0', // an engine
  'M3 18h5V9M16 9v9h5M8 12 14 5M16 12l-3-3', // a drawbridge
  'M6 20V8M4 7h4M12 19V6M10 5h4M18 20V8M16 7h4', // nails
  'M3 9h18v5H3zM7 9l-3 5M13 9l-3 5M19 9l-3 5M6 14v6M18 14v6', // a barrier
  'M6 18a3 3 0 1 0 .1 0M18 18a3 3 0 1 0 .1 0M7 15l4-6h5l2 6M14 9l-1-4h3', // a motorcycle
  'M12 4a8 8 0 1 0 .1 0M12 1v6M12 17v6M1 12h6M17 12h6', // cross hairs
  'M6 9V7a2 2 0 0 1 3 0 2 2 0 0 1 3 0 2 2 0 0 1 3 0 2 2 0 0 1 3 0v6a5 5 0 0 1-5 5H9a5 5 0 0 1-3-5z', // a fist
  'M4 8h12M7 12h13M3 16h11M9 20h10M10 4h9', // fog
  'M5 20V6M5 9l15-4M5 13l15-4M3 20h5', // a toll gate
  'M5 6c-2 0-2 4 1 4l1 5a5 5 0 0 0 10 0l1-5c3 0 3-4 1-4l-3 2H8zM10 16h.1M14 16h.1', // a cow
  'M9 3h6l3 5-3 13H9L6 8zM12 7v6M10 9h4', // a coffin
  'M5 20V9h14v11zM9 12v5M12 12v5M15 12v5M8 6c2-2-1-3 1-5M13 6c2-2-1-3 1-5', // a radiator
  'M12 3a9 9 0 1 0 .1 0M8 9l2 2M10 9l-2 2M14 9l2 2M16 9l-2 2M8 17c2-3 6-3 8 0', // somebody unwell
];

export const CAR = 'M-19 5h3a5 5 0 0 1 10 0H6a5 5 0 0 1 10 0h4V-1c0-2-1-3-3-3l-6-1-6-8H-9l-4 7-5 1c-1 0-2 1-2 3z';
export const VAN = 'M-20 6h4a5 5 0 0 1 10 0H5a5 5 0 0 1 10 0h5V-3l-5-7H9v-3H-20z';
