import { expect, test } from 'vitest';
import { placeOf } from '../src/router.svelte';
import { stepThrough } from '../src/table/frame/keys';
import { isLoopback } from '../src/table/frame/reach';
import { momentOf, withMoment } from '../src/table/replay/moment';
import { clockText, left } from '../src/table/seats/clock';
import { byGroup } from '../src/table/prompt/groups';
import { aloud, grouped, merged, standing, untilHeld } from '../src/table/panel/log';
import { chapters } from '../src/table/panel/rulebook';
import { opponents } from '../src/table/seats/seating';
import { outline } from '../src/ui/qr';
import { line, offer, seat } from './states';

test('the others sit in order, beginning after the reader', () => {
  const seats = [0, 1, 2, 3].map((number) => seat(number));

  expect(opponents(seats, 2).map((card) => card.seat)).toEqual([3, 0, 1]);
  expect(opponents(seats, -1)).toHaveLength(4);
});

test('lines that are told again take the place of what was known', () => {
  const log = merged([line(1), line(2), line(3, 'old')], [line(3, 'new'), line(4)]);

  expect(log.map((one) => one.text)).toEqual(['line 1', 'line 2', 'new', 'line 4']);
});

test('news without a line leaves the log as it is', () => {
  expect(merged([line(1)], [])).toHaveLength(1);
});

test('what was taken back no longer stands, but what people said does', () => {
  const undone = line(5, 'undone', { kind: 'table', back_to: 3 });
  const log = [line(2), line(3), line(4, 'hello', { kind: 'chat' }), undone, line(6)];

  expect(standing(log).map((one) => one.text)).toEqual(['line 2', 'hello', 'undone', 'line 6']);
  expect(standing(log.slice(0, 3))).toHaveLength(3);
});

test('one hears what others do, and what came of the own move, but not that move', () => {
  const texts = (mover: number): readonly string[] => {
    const news = [line(1, 'a card', { seat: mover }), line(1, 'the round is won', { seat: mover }), line(1, 'hello', { kind: 'chat', seat: 1 }), line(1, 'round 2', { seat: mover })];
    return aloud(news, [0]).map((one) => one.text);
  };

  expect(texts(0)).toEqual(['the round is won', 'round 2']);
  expect(texts(1)).toEqual(['a card', 'the round is won', 'round 2']);
});

test('while the end of a round is looked at, the log has not begun the next', () => {
  const news = [line(3, 'a card'), line(3, 'the round is won'), line(3, 'Round 2', { heading: true }), line(3, 'Ann leads')];
  const log = [line(1, 'Round 1', { heading: true }), line(2), ...news];

  expect(untilHeld(log, news).map((one) => one.text)).toEqual(['Round 1', 'line 2', 'a card', 'the round is won']);
  expect(untilHeld(log, [])).toHaveLength(6);
  expect(untilHeld(log, news.slice(0, 2))).toHaveLength(6);
});

test('a link to this computer by its own name is known', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'games.localhost'].filter(isLoopback)).toHaveLength(5);
  expect(['192.168.1.5', 'intriga.example', 'mylocalhost.example', '10.127.0.0'].filter(isLoopback)).toEqual([]);
});

test('an address names a moment of a match, and nothing else', () => {
  const here = 'http://a.example/t/x?k=key';
  expect(momentOf(withMoment(here, 47))).toBe(47);
  expect(withMoment(withMoment(here, 47), null)).toBe(here);
  expect(['at=-1', 'at=x', 'at=', 'at=1e3', 'k=47'].map((query) => momentOf(`${here}&${query}`))).toEqual([null, null, null, null, null]);
});

test('in a replay arrow keys step, and fields keep theirs', () => {
  const moved: number[] = [];
  const press = (key: string, target: HTMLElement) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(event, 'target', { value: target });
    stepThrough(event, (by) => moved.push(by));
    return event.defaultPrevented;
  };
  const [button, slider] = [document.createElement('button'), document.createElement('input')];

  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => press(key, button))).toEqual([true, true, true, true, false]);
  expect(press('ArrowRight', slider)).toBe(false);
  expect(moved).toEqual([1, -1, -Infinity, Infinity]);
});

test('the log is grouped by its headings', () => {
  const groups = grouped([line(1), line(2, 'Round 1', { heading: true }), line(3), line(4)]);

  expect(groups.map((group) => [group.heading?.text, group.lines.length])).toEqual([
    [undefined, 1],
    ['Round 1', 2],
  ]);
});

test('offers keep the order in which their groups come', () => {
  const groups = byGroup([offer('a', { group: 'B' }), offer('b', { group: 'A' }), offer('c', { group: 'B' })]);

  expect(groups.map((one) => [one.group, one.offers.length])).toEqual([
    ['B', 2],
    ['A', 1],
  ]);
});

test('a search finds clauses that hold all its words, whatever their letters', () => {
  const book = [
    { id: 'X-1', chapter: 'Ход', text: 'Всё решает козырь.' },
    { id: 'X-2', chapter: 'Ход', text: 'Козырь не ходит первым.' },
  ];

  expect(chapters(book, 'КОЗЫРЬ все')[0]?.clauses.map((clause) => clause.id)).toEqual(['X-1']);
  expect(chapters(book, 'x-2')).toHaveLength(1);
  expect(chapters(book, 'дама')).toEqual([]);
});

test('a clock that runs loses time and never goes below nothing', () => {
  expect(left(5000, 100, 1100)).toBe(4000);
  expect(left(5000, 100, 99_999)).toBe(0);
});

test('a clock is read in minutes, then in hours', () => {
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(3_600_000)).toBe('1:00:00');
});

test.each([
  ['/', { page: 'lobby' }],
  ['/me?claim=abc', { page: 'me', code: 'abc' }],
  ['/t/Ab_1-x?k=secret', { page: 'table', table: 'Ab_1-x', key: 'secret' }],
  ['/t/a/b', { page: 'nowhere' }],
])('the address %s is read', (address, expected) => {
  expect(placeOf(new URL(address, 'http://localhost'))).toEqual(expected);
});

test('dark squares side by side are drawn as one', () => {
  expect(outline([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
