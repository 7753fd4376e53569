import type { Say, ToServer } from '../requests';
import type { Answered, ToPage } from '../wire';
import { Outbox } from './outbox';

/** The part of a WebSocket that we use, so that a test can stand in for the network. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open', heard: () => void): void;
  addEventListener(kind: 'close', heard: (event: { readonly code: number }) => void): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
}

export interface Environment {
  readonly connect: (since: number) => Socket;
  readonly later: (what: () => void, milliseconds: number) => () => void;
  readonly received: (message: ToPage) => void;
  readonly connected: (now: boolean) => void;
  /** The server no longer knows this device, which must ask for a new cookie. */
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

/** A live table: it reconnects by itself, resumes where it was, and repeats a decision that was not answered. */
export class Live {
  private socket: Socket | null = null;
  private sequence = 0;
  private failures = 0;
  private closed = false;
  private silent = 0;
  private stopWaiting: () => void = () => {};
  private stopPinging: () => void = () => {};
  private readonly outbox = new Outbox();
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  open(): void {
    this.closed = false;
    this.stopWaiting();
    const socket = this.environment.connect(this.sequence);
    this.socket = socket;
    socket.addEventListener('open', () => socket === this.socket && this.opened());
    socket.addEventListener('message', (event) => socket === this.socket && this.received(event.data));
    socket.addEventListener('close', (event) => this.lost(socket, event.code));
  }

  close(): void {
    this.closed = true;
    this.stopWaiting();
    this.stopPinging();
    this.socket?.close();
    this.socket = null;
  }

  /** Start over, for instance in another language. */
  restart(): void {
    this.close();
    this.sequence = 0;
    this.open();
  }

  /** Reconnect at once: the network is back, or the page is visible again. */
  wake(): void {
    if (!this.closed && this.socket?.readyState !== OPEN && this.failures > 0) this.open();
  }

  send(message: ToServer): void {
    this.outbox.put(message);
    this.flush();
  }

  waiting(): readonly Say[] {
    return this.outbox.unanswered();
  }

  private opened(): void {
    this.environment.connected(true);
    this.outbox.reconnected();
    this.flush();
    this.ping();
  }

  private flush(): void {
    const socket = this.socket;
    if (socket?.readyState !== OPEN) return;
    for (const message of this.outbox.take()) socket.send(JSON.stringify(message));
  }

  private received(data: unknown): void {
    this.failures = 0;
    this.silent = 0;
    const message = JSON.parse(String(data)) as ToPage;
    if (message.type === 'welcome' || message.type === 'news') this.sequence = Math.max(this.sequence, message.sequence);
    if (message.type === 'answered') this.answered(message);
    this.environment.received(message);
  }

  private answered(message: Answered): void {
    this.outbox.answered(message.client);
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.stopPinging();
    this.socket = null;
    this.environment.connected(false);
    if (code === UNKNOWN_DEVICE) this.environment.unknown();
    if (this.closed || isForGood(code)) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    this.stopWaiting = this.environment.later(() => this.open(), wait);
  }

  /** A connection that misses two pings is dead, even if it was never closed. */
  private ping(): void {
    this.stopPinging();
    this.stopPinging = this.environment.later(() => {
      if (this.silent >= 2) {
        const socket = this.socket;
        socket?.close();
        if (socket) this.lost(socket, 1006);
        return;
      }
      this.silent += 1;
      if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify({ type: 'ping', n: this.silent }));
      this.ping();
    }, PING_EVERY);
  }
}
