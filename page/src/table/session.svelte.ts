import { Hands, type About } from '../hands.svelte';
import { say as sentence } from '../locales.svelte';
import { ownBytes } from '../net/bytes';
import { address, get } from '../net/http';
import { grafted } from '../net/graft';
import { Live, type Socket } from '../net/live';
import { Rhythm } from '../net/rhythm';
import { meet } from '../person.svelte';
import { settings } from '../settings.svelte';
import type { ToServer } from '../requests';
import type { Here, LogLine, News, Position, Reason, TableState, ToPage, Welcome } from '../wire';
import { merged } from './panel/log';

const CALM = 650;
const QUICK = 280;
/** After this time an unanswered word no longer blocks the table; it is sent again after a reconnection. */
const PATIENCE = 8000;
/** How long to wait after the answer for the news of one's own word, which may also come first, or not at all. */
const NEWS_FOLLOWS = 700;

type Resolve = (reasons: readonly Reason[]) => void;

/** One open table: what is known of it now, and how to speak to it. */
export class Session {
  state = $state.raw<TableState | null>(null);
  /** What the table was like before the latest news: the frame tells it while the board still shows it. */
  before = $state.raw<TableState | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** What came with the latest news; empty after a reload. */
  news = $state.raw<readonly LogLine[]>([]);
  /** Texts of the chat before this sequence are on the server only; 0 if there are none. */
  chatBefore = $state(0);
  connected = $state(false);
  busy = $state(false);
  /** A sentence for the reader about their last word: why it was refused, or what went wrong. */
  notice = $state.raw<readonly Reason[]>([]);
  trouble = $state('');
  hint = $state('');
  /** When the clocks of `state` were read. */
  clockRead = $state(0);
  openedClause = $state('');
  openClauseCount = $state(0);
  readonly hands: Hands;
  readonly table: string;
  readonly key: string;
  private readonly live: Live;
  private readonly rhythm: Rhythm;
  private readonly asking = new Map<string, Resolve[]>();
  private readonly known = new Map<string, readonly Reason[]>();
  /** Questions that change nothing, by their name, and who waits for the answer. */
  private readonly waiting = new Map<string, ((answer: unknown) => void)[]>();
  /** Words that are still to be said, each after the answer to the one before. */
  private following: readonly string[] = [];
  private bytesSent = false;
  /** Who is here, where that is newer than all news. */
  private here: Here | null = null;
  private release: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, key: string) {
    this.table = table;
    this.key = key;
    this.live = new Live({
      connect: (since) => this.connect(since),
      later,
      received: (message) => this.received(message),
      connected: (now) => (this.connected = now),
      unknown: () => void meet(),
    });
    this.rhythm = new Rhythm({ later, show: (news) => this.show(news), length: (news) => this.beat(news) });
    this.hands = new Hands({
      position: () => this.position,
      live: () => this.state?.status === 'running',
      busy: () => this.busy,
      say: (words) => this.say(words),
      sayInTurn: (words) => this.sayInTurn(words),
      ask: (about) => this.ask(about),
      deeds: (touch) => this.answerTo(`deeds ${touch}`, { type: 'deeds', seat: this.seat, touch }, []),
      look: (words) => this.answerTo(`look ${words.join('\n')}`, { type: 'look', seat: this.seat, words }, null),
      pause: (milliseconds) => settings.rhythm !== 'instant' && this.rhythm.pause(milliseconds),
      openClause: (clause) => this.openClause(clause),
    });
  }

  get position(): Position | null {
    return this.state?.position ?? null;
  }

  /** The seat that this reader speaks for now; -1 for a spectator. */
  get seat(): number {
    return this.position?.seat ?? this.state?.my_seats[0] ?? -1;
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.live.close();
    this.rhythm.forget();
    clearTimeout(this.release);
  }

  restart(): void {
    this.hint = '';
    this.notice = [];
    this.known.clear();
    this.rhythm.forget();
    this.live.restart();
  }

  wake(): void {
    this.live.wake();
  }

  skip(): void {
    this.rhythm.skip();
  }

  send(message: ToServer): void {
    this.live.send(message);
  }

  say(words: readonly string[]): void {
    const question = this.position?.question;
    if (!question || this.busy) return;
    this.following = [];
    this.hold();
    this.notice = [];
    this.hint = '';
    this.send({ type: 'say', seat: this.seat, question: question.number, words, client: newId() });
  }

  /** Each word is an entry of its own, because somebody learns something by it; a refusal ends the row. */
  sayInTurn(words: readonly string[]): void {
    const [word, ...others] = words;
    if (word === undefined || this.busy) return;
    this.say([word]);
    this.following = others;
  }

  private sayNext(): void {
    const [word] = this.following;
    if (word === undefined) return;
    if (this.position?.offers.some((offer) => offer.word === word)) this.sayInTurn(this.following);
    else this.following = [];
  }

  /** To bots that think: move now. What they have done already is shown at once. */
  hurry(): void {
    this.send({ type: 'hurry', seat: this.seat });
    this.skip();
  }

  undo(): void {
    this.notice = [];
    this.send({ type: 'undo', seat: this.seat, client: newId() });
  }

  /** One more page of older texts. */
  async olderChat(): Promise<void> {
    const page = await get('/tables/{table}/chat', { table: this.table, before: this.chatBefore, k: this.key });
    this.log = [...page.lines, ...this.log].toSorted((one, other) => one.sequence - other.sequence);
    this.chatBefore = page.before;
  }

  openClause(clause: string): void {
    this.openedClause = clause;
    this.openClauseCount += 1;
  }

  /** Ask the server why not; the answer is kept as long as the question stands. */
  private ask(about: About): Promise<readonly Reason[]> {
    const word = 'word' in about ? about.word : '';
    const touch = 'touch' in about ? about.touch : '';
    const name = `${word}\n${touch}`;
    const known = this.known.get(name);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const others = this.asking.get(name);
      this.asking.set(name, [...(others ?? []), resolve]);
      if (!others) this.send({ type: 'why', seat: this.seat, word, touch });
    });
  }

  /** Ask something that changes nothing; after a while without an answer there is none. */
  private answerTo<Found>(name: string, message: ToServer, otherwise: Found): Promise<Found> {
    return new Promise((resolve) => {
      const others = this.waiting.get(name) ?? [];
      // It ends with its answer: later it would end the same question that is asked again.
      const timer = setTimeout(() => this.answered(name, otherwise), PATIENCE);
      const take = (answer: unknown) => {
        clearTimeout(timer);
        resolve(answer as Found);
      };
      this.waiting.set(name, [...others, take]);
      if (others.length === 0) this.send(message);
    });
  }

  private answered(name: string, answer: unknown): void {
    for (const resolve of this.waiting.get(name) ?? []) resolve(answer);
    this.waiting.delete(name);
  }

  private connect(since: number): Socket {
    const url = new URL(address('/tables/{table}/live', { table: this.table, since, k: this.key }), location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    return new WebSocket(url);
  }

  private received(message: ToPage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'news':
        this.here = null;
        return this.rhythm.add(message);
      case 'here':
        return this.present(message);
      case 'answered':
        this.trouble = '';
        if (!message.ok) {
          this.following = [];
          this.notice = message.reasons.length > 0 || !message.stale ? message.reasons : [{ text: sentence('stale'), clause: '' }];
          this.free();
        } else if (this.busy) this.hold(NEWS_FOLLOWS);
        return undefined;
      case 'reasons':
        return this.reasoned(message.word, message.touch, message.reasons);
      case 'deeds':
        return this.answered(`deeds ${message.touch}`, message.deeds);
      case 'ahead':
        return this.answered(`look ${message.words.join('\n')}`, message.view);
      case 'hint':
        this.hint = message.text;
        this.hands.hintedWord = message.word;
        return undefined;
      case 'trouble':
        this.trouble = message.text;
        this.following = [];
        return this.free();
      case 'pong':
        return undefined;
    }
  }

  private welcomed(message: Welcome): void {
    this.here = null;
    this.rhythm.forget();
    this.following = [];
    this.trouble = '';
    this.news = [];
    this.log = merged(this.log, message.log);
    if (message.chat_before > 0) this.chatBefore = message.chat_before;
    this.take(message.state);
    if (this.live.waiting().length === 0) this.free();
  }

  private present(message: Here): void {
    this.here = message;
    if (this.state) this.state = this.withPresence(this.state);
  }

  /** News that came before the latest message about who is here may be shown after it. */
  private withPresence(state: TableState): TableState {
    const { here } = this;
    if (!here) return state;
    const seats = state.seats.map((card) => ({ ...card, present: here.present.includes(card.seat) }));
    return { ...state, seats, spectators: here.spectators };
  }

  private show(message: News): void {
    const lines = message.log;
    this.log = merged(this.log, lines);
    this.news = lines;
    this.take(message.state);
  }

  private take(state: TableState): void {
    const before = this.position?.question?.number;
    this.before = this.state;
    this.state = this.withPresence(grafted(this.state, state));
    this.addBytes(state);
    this.clockRead = performance.now();
    if (before !== state.position?.question?.number) {
      this.known.clear();
      this.hint = '';
      this.hands.quiet();
      this.hands.lifted = '';
      this.free();
      this.sayNext();
    }
  }

  private addBytes({ wants_bytes: [seat] }: TableState): void {
    if (seat === undefined || this.bytesSent) return;
    this.bytesSent = true;
    this.send({ type: 'add', seat, adds: ownBytes() });
  }

  private reasoned(word: string, touch: string, reasons: readonly Reason[]): void {
    const name = `${word}\n${touch}`;
    this.known.set(name, reasons);
    for (const resolve of this.asking.get(name) ?? []) resolve(reasons);
    this.asking.delete(name);
  }

  /** How long news is shown before the next: a moment for others' moves, none for one's own. */
  private beat(news: News): number {
    if (settings.rhythm === 'instant' || document.hidden) return 0;
    const mine = new Set(this.state?.my_seats);
    const others = news.log.some((line) => line.kind === 'event' && !mine.has(line.seat));
    return others ? (settings.rhythm === 'calm' ? CALM : QUICK) : 0;
  }

  private hold(milliseconds = PATIENCE): void {
    this.busy = true;
    clearTimeout(this.release);
    this.release = setTimeout(() => this.free(), milliseconds);
  }

  private free(): void {
    clearTimeout(this.release);
    this.busy = false;
  }
}

function later(what: () => void, milliseconds: number): () => void {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
}

/** Unique enough for one seat's decisions. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

