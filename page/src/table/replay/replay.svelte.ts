import { get } from '../../net/http';
import type { LogLine, Step } from '../../wire';

const BASE = 1100;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A walk through a finished match: steps are fetched as they are looked at, and kept. */
export class Replay {
  step = $state.raw<Step | null>(null);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  failure = $state('');
  /** What happened as those eyes were told it; null while it is the reader's own story. */
  story = $state.raw<readonly LogLine[] | null>(null);
  /** Through whose eyes: a seat, -1 a spectator, -2 the reader's own. */
  eyes = $state(-2);
  private readonly kept = new Map<number, Promise<Step>>();
  private readonly table: string;
  private readonly key: string;
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, key: string) {
    this.table = table;
    this.key = key;
  }

  get at(): number {
    return this.step?.at ?? 0;
  }

  get of(): number {
    return this.step?.of ?? 0;
  }

  /** How far the log goes at this step. */
  get toldTo(): number {
    return this.step?.sequence ?? 0;
  }

  async show(at: number): Promise<void> {
    this.wanted = at;
    try {
      const step = await this.fetched(at);
      if (this.wanted !== at) return;
      this.step = step;
      this.failure = '';
      if (at < step.of) void this.fetched(at + 1).catch(() => {});
    } catch (error) {
      this.failure = error instanceof Error ? error.message : '';
      this.stop();
    }
  }

  look(eyes: number): void {
    this.eyes = eyes;
    this.kept.clear();
    void this.show(this.at);
    void this.tell(eyes);
  }

  /** Board and log mean the same person when they say "you". */
  private async tell(eyes: number): Promise<void> {
    try {
      const log = await get('/tables/{table}/story', { table: this.table, k: this.key, seat: eyes });
      if (this.eyes === eyes) this.story = log;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : '';
    }
  }

  move(by: number): void {
    this.stop();
    void this.show(Math.max(0, Math.min(this.of, this.wanted + by)));
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.of) void this.show(0);
    this.later();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      if (this.at >= this.of) return this.stop();
      await this.show(this.at + 1);
      if (this.playing) this.later();
    }, BASE / this.speed);
  }

  private fetched(at: number): Promise<Step> {
    const known = this.kept.get(at) ?? get('/tables/{table}/steps/{number}', { table: this.table, number: at, k: this.key, seat: this.eyes });
    this.kept.set(at, known);
    known.catch(() => this.kept.delete(at));
    return known;
  }
}
