import { beforeEach, expect, test } from 'vitest';
import { Live, type Socket } from '../src/net/live';
import type { Say } from '../src/requests';
import type { ToPage } from '../src/wire';
import { news } from './states';
import { Timers } from './timers';

class Wire implements Socket {
  readyState = 0;
  readonly sent: { type: string; client?: string }[] = [];
  private readonly heard = new Map<string, (event: never) => void>();
  readonly since: number;

  constructor(since: number) {
    this.since = since;
  }

  addEventListener(kind: string, heard: (event: never) => void): void {
    this.heard.set(kind, heard);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
  }

  connects(): void {
    this.readyState = 1;
    this.heard.get('open')?.({} as never);
  }

  tells(message: ToPage): void {
    this.heard.get('message')?.({ data: JSON.stringify(message) } as never);
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.heard.get('close')?.({ code } as never);
  }
}

let wires: Wire[];
let received: ToPage[];
let connected: boolean[];
let introduced: number;
let timers: Timers;
let live: Live;

const last = (): Wire => wires.at(-1) ?? new Wire(-1);
const decision = (client: string): Say => ({ type: 'say', seat: 0, question: 1, words: ['a'], client });

beforeEach(() => {
  wires = [];
  received = [];
  connected = [];
  introduced = 0;
  timers = new Timers();
  live = new Live({
    connect: (since) => {
      wires.push(new Wire(since));
      return last();
    },
    later: timers.later,
    received: (message) => received.push(message),
    connected: (now) => connected.push(now),
    unknown: () => (introduced += 1),
  });
  live.open();
});

test('a lost connection comes back by itself and resumes after what it knows', () => {
  last().connects();
  last().tells(news(7));
  last().breaks();
  timers.pass(400);

  expect(wires.map((wire) => wire.since)).toEqual([0, 7]);
  expect(connected).toEqual([true, false]);
});

test('every failure doubles the wait, up to a quarter of a minute', () => {
  const waits: number[] = [];
  for (let count = 0; count < 8; count += 1) {
    last().breaks();
    waits.push(timers.waits.at(-1) ?? 0);
    timers.pass(15_000);
  }

  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
});

test('a decision without an answer is sent again unchanged', () => {
  last().connects();
  live.send(decision('one'));
  last().breaks();
  timers.pass(400);
  last().connects();

  expect(last().sent).toEqual([decision('one')]);
});

test('a decision that was answered is not sent again', () => {
  last().connects();
  live.send(decision('one'));
  last().tells({ type: 'answered', client: 'one', ok: true, stale: false, reasons: [] });
  last().breaks();
  timers.pass(400);
  last().connects();

  expect(last().sent).toEqual([]);
});

test('what is said without a connection waits for one', () => {
  live.send(decision('one'));
  expect(last().sent).toEqual([]);
  last().connects();

  expect(last().sent).toEqual([decision('one')]);
});

test('a refused connection is not tried again', () => {
  last().breaks(4404);
  timers.pass(60_000);

  expect(wires).toHaveLength(1);
});

test.each([1006, 1012, 4429, 4500])('a connection that ends with %i is tried again', (code) => {
  last().breaks(code);
  timers.pass(400);

  expect(wires).toHaveLength(2);
});

test('a device that is not known any more is introduced again before it comes back', () => {
  last().breaks(4401);
  expect(introduced).toBe(1);
  timers.pass(400);

  expect(wires).toHaveLength(2);
});

test('a connection that is silent to two pings is given up and opened anew', () => {
  last().connects();
  timers.pass(61_000);

  expect(wires).toHaveLength(2);
});

test('nothing is heard from a connection that has been replaced', () => {
  const [first] = wires;
  last().connects();
  live.restart();
  first?.tells(news(3));

  expect(received).toEqual([]);
});
