import type { News } from '../wire';

/** With more news waiting than this all of it is shown at once: the reader was away, or the table is too fast. */
const TOO_MUCH = 12;
export const LONGEST_PAUSE = 1500;

export interface Beat {
  readonly later: (what: () => void, milliseconds: number) => () => void;
  readonly show: (news: News) => void;
  /** How long this news should be seen before the next one is shown. */
  readonly length: (news: News) => number;
}

/** Shows news one after the other with time to see each; a click skips the waiting. */
export class Rhythm {
  private waiting: News[] = [];
  private held = false;
  private stop: () => void = () => {};
  private wanted = 0;
  private readonly beat: Beat;

  constructor(beat: Beat) {
    this.beat = beat;
  }

  add(news: News): void {
    this.waiting.push(news);
    if (this.waiting.length > TOO_MUCH) this.skip();
    else if (!this.held) this.next();
  }

  /** Called by a board for an animation: hold the next news back for this long. */
  pause(milliseconds: number): void {
    this.wanted = Math.max(this.wanted, Math.min(LONGEST_PAUSE, milliseconds));
    if (this.held) this.hold(this.wanted);
  }

  /** Show everything that waits, now. */
  skip(): void {
    this.stop();
    this.held = false;
    const all = this.waiting;
    this.waiting = [];
    for (const news of all) this.beat.show(news);
  }

  forget(): void {
    this.stop();
    this.held = false;
    this.waiting = [];
  }

  private next(): void {
    this.held = false;
    const news = this.waiting.shift();
    if (!news) return;
    this.wanted = 0;
    this.held = true;
    this.beat.show(news);
    this.hold(Math.max(this.wanted, this.beat.length(news)));
  }

  private hold(milliseconds: number): void {
    this.stop();
    if (milliseconds <= 0) this.next();
    else this.stop = this.beat.later(() => this.next(), milliseconds);
  }
}
