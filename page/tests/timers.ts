/** Time that stands still until a test lets it go on. */
export class Timers {
  private waiting: { what: () => void; at: number }[] = [];
  private now = 0;
  readonly waits: number[] = [];

  readonly later = (what: () => void, milliseconds: number): (() => void) => {
    const entry = { what, at: this.now + milliseconds };
    this.waits.push(milliseconds);
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  };

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const next = this.waiting.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      this.now = next.at;
      this.waiting = this.waiting.filter((other) => other !== next);
      next.what();
    }
    this.now = until;
  }
}
