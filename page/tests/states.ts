import type { LogLine, News, Offer, Position, SeatCard, TableState } from '../src/wire';

/** Small hand-made states: each test says only what matters to it. */

export const offer = (word: string, more: Partial<Offer> = {}): Offer => ({
  word,
  text: `Say ${word}`,
  group: '',
  touches: [],
  then: [],
  then_words: [],
  ...more,
});

export const position = (more: Partial<Position> = {}): Position => ({
  seat: 0,
  view: {},
  question: { number: 1, text: 'What now?', clause: 'X-1', mine: true },
  offers: [],
  plain: [],
  undo: { kind: 'none', text: '' },
  result: null,
  guide: null,
  signals: [],
  ...more,
});

export const seat = (number: number, more: Partial<SeatCard> = {}): SeatCard => ({
  seat: number,
  name: `Player ${number}`,
  kind: 'person',
  level: '',
  present: true,
  acting: number === 0,
  thinks: false,
  clock_ms: null,
  clock_runs: false,
  ...more,
});

export const table = (more: Partial<TableState> = {}): TableState => ({
  table: 't',
  game: 'g',
  title: 'A game',
  players: 3,
  options: {},
  status: 'running',
  seats: [seat(0), seat(1), seat(2)],
  my_seats: [0],
  hot_seat: false,
  is_host: false,
  hand_over: null,
  invite: '',
  watch: '',
  spectators: 0,
  commitment: '',
  proposal: null,
  follows: {},
  chapter: '',
  came_from: '',
  position: position(),
  held: null,
  clock: { kind: 'none', bank: 0, increment: 0, days: 0 },
  is_open: false,
  begins_itself: true,
  free_chat: false,
  practice: false,
  host_adds_bytes: false,
  added: [],
  wants_bytes: [],
  talk_clause: '',
  silent: false,
  daily: '',
  ...more,
});

export const line = (sequence: number, text = `line ${sequence}`, more: Partial<LogLine> = {}): LogLine => ({
  sequence,
  kind: 'event',
  text,
  clause: '',
  seat: -1,
  heading: false,
  event: {},
  back_to: -1,
  ...more,
});

export const news = (sequence: number, more: Partial<News> = {}): News => ({
  type: 'news',
  sequence,
  state: table(),
  log: [line(sequence)],
  ...more,
});
