import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../src/locales.svelte';
import { Session } from '../src/table/session.svelte';
import type { ToPage } from '../src/wire';
import { news, offer, position, table } from './states';

/** A socket that a test speaks through. */
class Socket extends EventTarget {
  static last: Socket;
  readyState = 1;
  readonly sent: { type: string; client: string; words: string[] }[] = [];

  constructor() {
    super();
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }

  close(): void {}

  tells(message: ToPage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
}

let session: Session;
const at = (number: number) =>
  table({ position: position({ question: { number, text: '', clause: '', mine: true }, offers: [offer('a')] }) });

beforeAll(() => speak('en'));

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  session = new Session('t', '');
  session.open();
  Socket.last.tells({ type: 'welcome', sequence: 1, state: at(1), log: [], chat_before: 0 });
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const answered = (): ToPage => ({ type: 'answered', client: Socket.last.sent[0]?.client ?? '', ok: true, stale: false, reasons: [] });

test('nothing more is said until the table has moved on', () => {
  session.say(['a']);
  session.say(['a']);

  expect(Socket.last.sent).toHaveLength(1);
  expect(session.busy).toBe(true);
});

test('an answer that comes after its news does not make the reader wait again', () => {
  session.say(['a']);
  Socket.last.tells(news(2, { state: at(2) }));
  Socket.last.tells(answered());

  expect(session.busy).toBe(false);
});

test('news that comes after its answer frees the reader', () => {
  session.say(['a']);
  Socket.last.tells(answered());
  expect(session.busy).toBe(true);
  Socket.last.tells(news(2, { state: at(2) }));

  expect(session.busy).toBe(false);
});

test('a refused word is explained, and another may be said', () => {
  session.say(['a']);
  Socket.last.tells({ type: 'answered', client: 'x', ok: false, stale: false, reasons: [{ text: 'Not now.', clause: 'X-1' }] });

  expect(session.notice).toEqual([{ text: 'Not now.', clause: 'X-1' }]);
  expect(session.busy).toBe(false);
});

test('reasons are asked for once as long as the question stands', async () => {
  const why = session.hands.why({ touch: 'cell:1' }, document.body);
  Socket.last.tells({ type: 'reasons', word: '', touch: 'cell:1', reasons: [{ text: 'No.', clause: '' }] });
  await why;
  await session.hands.why({ touch: 'cell:1' }, document.body);

  expect(Socket.last.sent.filter((message) => message.type === 'why')).toHaveLength(1);
});

const asks = (number: number, ...words: string[]) =>
  table({ position: position({ question: { number, text: '', clause: '', mine: true }, offers: words.map((word) => offer(word)) }) });

test('words in a row are said one by one, each when the table asks for it', () => {
  session.sayInTurn(['a', 'b', 'c']);
  expect(Socket.last.sent.map(({ words }) => words)).toEqual([['a']]);
  Socket.last.tells(news(2, { state: asks(2, 'b', 'x'), log: [] }));
  Socket.last.tells(news(3, { state: asks(3, 'c'), log: [] }));

  expect(Socket.last.sent.map(({ words }) => words)).toEqual([['a'], ['b'], ['c']]);
});

test('a row of words ends where one is not offered, and where one is refused', () => {
  session.sayInTurn(['a', 'b', 'c']);
  Socket.last.tells(news(2, { state: asks(2, 'x'), log: [] }));
  Socket.last.tells(news(3, { state: asks(3, 'c'), log: [] }));
  expect(Socket.last.sent).toHaveLength(1);

  session.sayInTurn(['c', 'd']);
  Socket.last.tells({ type: 'answered', client: 'x', ok: false, stale: false, reasons: [] });
  Socket.last.tells(news(4, { state: asks(4, 'd'), log: [] }));
  expect(Socket.last.sent).toHaveLength(2);
});

test('a question that is asked again is answered, though the time of the first one has passed meanwhile', async () => {
  vi.useFakeTimers();
  const deed = { words: ['a'] };
  const first = session.hands.deeds('cell:1');
  Socket.last.tells({ type: 'deeds', touch: 'cell:1', deeds: [deed] });
  expect(await first).toEqual([deed]);
  vi.advanceTimersByTime(7000);
  const again = session.hands.deeds('cell:1');
  vi.advanceTimersByTime(2000);
  Socket.last.tells({ type: 'deeds', touch: 'cell:1', deeds: [deed] });
  vi.advanceTimersByTime(8000);
  vi.useRealTimers();

  expect(await again).toEqual([deed]);
});

test('who is here changes nothing else, and news that was sent later knows better', () => {
  const before = session.position;
  Socket.last.tells({ type: 'here', present: [1], spectators: 4 });

  expect(session.state?.seats.map((card) => card.present)).toEqual(session.state?.seats.map((card) => card.seat === 1));
  expect(session.state?.spectators).toBe(4);
  expect(session.position).toEqual(before);
});

test('this device adds bytes of its own where the table asks for them, once', () => {
  const asking = table({ status: 'waiting', wants_bytes: [2] });
  for (let sequence = 2; sequence < 5; sequence += 1)
    Socket.last.tells({ type: 'welcome', sequence, state: asking, log: [], chat_before: 0 });
  const added = (Socket.last.sent as unknown as { type: string; seat: number; adds: string }[]).filter(({ type }) => type === 'add');

  expect(added.map(({ seat }) => seat)).toEqual([2]);
  expect(added[0]?.adds).toMatch(/^[0-9a-f]{32}$/u);
});
