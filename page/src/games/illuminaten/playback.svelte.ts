import { settings } from '../../settings.svelte';
import type { GameEvent, Line } from './generated';

const STEP = { calm: 1000, quick: 450, instant: 0 } as const;
/** A turn that brings more than this is told faster, so that nobody waits. */
const MANY = 8;

/** The cells that an event concerns. */
export function cellsOf(event: GameEvent | { readonly event?: undefined }): readonly number[] {
  const found: number[] = [];
  if ('cell' in event && typeof event.cell === 'number') found.push(event.cell);
  if ('to_cell' in event && typeof event.to_cell === 'number') found.push(event.to_cell);
  return found;
}

/** What keeps the house in order tells nothing of anybody's plans. */
const HOUSEKEEPING: ReadonlySet<string | undefined> = new Set(['turn_began', 'steward_moved', 'court_filled', 'cards_discarded', 'deck_renewed', 'figure_moved']);

/** What others did, without the reader's own deeds. */
export const doingsOf = (lines: readonly Line[], me: number): readonly Line[] =>
  lines.filter(({ kind, text, heading, seat, event }) => kind === 'event' && text !== '' && !heading && seat >= 0 && seat !== me && !HOUSEKEEPING.has(event.event));

/** The script's item that a line tells of: its stage with its letter and number. */
export const itemOf = ({ event }: Line): string => (event.event === 'script_step' ? `${event.stage}${event.item}` : '');

/** What others did, line by line, with time to see each; it only tells, the table stands already. */
export class Playback {
  lines = $state.raw<readonly Line[]>([]);
  at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get current(): Line | undefined {
    return this.lines[this.at];
  }

  get isPlaying(): boolean {
    return this.at < this.lines.length;
  }

  /** The last item of the script up to here: it stays lit. */
  get item(): string {
    return this.lines.slice(0, this.at + 1).map(itemOf).findLast((item) => item !== '') ?? '';
  }

  get cells(): ReadonlySet<number> {
    return new Set(this.current ? cellsOf(this.current.event) : []);
  }

  /** Tell these too; of a new turn only what is still to be told of the former stays. */
  add(lines: readonly Line[], anew: boolean): void {
    if (anew) {
      this.lines = this.lines.slice(this.at);
      this.at = 0;
    }
    if (lines.length === 0) return;
    this.lines = [...this.lines, ...lines];
    this.run();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.at = this.lines.length;
  }

  stop(): void {
    this.skip();
    this.lines = [];
    this.at = 0;
  }

  private run(): void {
    if (this.timer !== undefined || !this.isPlaying) return;
    const step = STEP[settings.rhythm] * (this.lines.length - this.at > MANY ? 0.5 : 1);
    if (step === 0) return this.skip();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.at += 1;
      this.run();
    }, step);
  }
}
