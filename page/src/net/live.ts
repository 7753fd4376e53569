import type { Say, ToServer } from '../requests';
import type { Answered, ToPage } from '../wire';
import { Outbox } from './outbox';

/** The part of a WebSocket that we use, so that a test can stand in for the network. */
export interface Line {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open', heard: () => void): void;
  addEventListener(kind: 'close', heard: (event: { readonly code: number }) => void): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
}

export interface Surroundings {
  readonly connect: (since: number) => Line;
  readonly later: (what: () => void, milliseconds: number) => () => void;
  readonly told: (message: ToPage) => void;
  readonly connected: (now: boolean) => void;
  /** The server does not know this device any more: it must be introduced again. */
  readonly unknown: () => void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** The server closes with 4000 and a status: of the 4xx, coming back helps only after these two. */
const UNKNOWN_DEVICE = 4401;
const TOO_FAST = 4429;

const isForGood = (code: number): boolean =>
  code >= 4400 && code < 4500 && code !== UNKNOWN_DEVICE && code !== TOO_FAST;

/** A live table: it comes back by itself, resumes where it was, and repeats a decision that was not answered. */
export class Live {
  private line: Line | null = null;
  private sequence = 0;
  private failures = 0;
  private closed = false;
  private silent = 0;
  private stopWaiting: () => void = () => {};
  private stopPinging: () => void = () => {};
  private readonly outbox = new Outbox();
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  open(): void {
    this.closed = false;
    this.stopWaiting();
    const line = this.around.connect(this.sequence);
    this.line = line;
    line.addEventListener('open', () => line === this.line && this.opened());
    line.addEventListener('message', (event) => line === this.line && this.received(event.data));
    line.addEventListener('close', (event) => this.lost(line, event.code));
  }

  close(): void {
    this.closed = true;
    this.stopWaiting();
    this.stopPinging();
    this.line?.close();
    this.line = null;
  }

  /** Everything anew, for instance in another language. */
  restart(): void {
    this.close();
    this.sequence = 0;
    this.open();
  }

  /** Try at once: the browser says that the network is back, or the page is seen again. */
  wake(): void {
    if (!this.closed && this.line?.readyState !== OPEN && this.failures > 0) this.open();
  }

  send(message: ToServer): void {
    this.outbox.put(message);
    this.flush();
  }

  waiting(): readonly Say[] {
    return this.outbox.unanswered();
  }

  private opened(): void {
    this.around.connected(true);
    this.outbox.reconnected();
    this.flush();
    this.ping();
  }

  private flush(): void {
    const line = this.line;
    if (line?.readyState !== OPEN) return;
    for (const message of this.outbox.take()) line.send(JSON.stringify(message));
  }

  private received(data: unknown): void {
    this.failures = 0;
    this.silent = 0;
    const message = JSON.parse(String(data)) as ToPage;
    if (message.type === 'welcome' || message.type === 'news') this.sequence = Math.max(this.sequence, message.sequence);
    if (message.type === 'answered') this.answered(message);
    this.around.told(message);
  }

  private answered(message: Answered): void {
    this.outbox.answered(message.client);
  }

  private lost(line: Line, code: number): void {
    if (line !== this.line) return;
    this.stopPinging();
    this.line = null;
    this.around.connected(false);
    if (code === UNKNOWN_DEVICE) this.around.unknown();
    if (this.closed || isForGood(code)) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.stopWaiting = this.around.later(() => this.open(), wait);
  }

  /** A connection that answers nothing twice is dead although nobody has said so. */
  private ping(): void {
    this.stopPinging();
    this.stopPinging = this.around.later(() => {
      if (this.silent >= 2) {
        const line = this.line;
        line?.close();
        if (line) this.lost(line, 1006);
        return;
      }
      this.silent += 1;
      if (this.line?.readyState === OPEN) this.line.send(JSON.stringify({ type: 'ping', n: this.silent }));
      this.ping();
    }, PING_EVERY);
  }
}
