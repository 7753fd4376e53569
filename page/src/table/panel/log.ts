import type { LogLine } from '../../wire';

/** The log with new lines added; from the first of them on they replace what was known. */
export function merged(known: readonly LogLine[], come: readonly LogLine[]): readonly LogLine[] {
  const [first] = come;
  if (!first) return known;
  return [...known.filter((line) => line.sequence < first.sequence), ...come];
}

/** The lines that were not taken back. */
export function standing(told: readonly LogLine[]): readonly LogLine[] {
  let kept: LogLine[] = [];
  for (const line of told) {
    if (line.back_to >= 0) kept = kept.filter(({ kind, sequence }) => kind !== 'event' || sequence < line.back_to);
    kept.push(line);
  }
  return kept;
}

/** The log up to what begins with the latest news: while the end of a round is looked at, the next has not begun. */
export function untilHeld(log: readonly LogLine[], news: readonly LogLine[]): readonly LogLine[] {
  const begins = log.findIndex((line) => line.heading && news.includes(line));
  return begins < 0 ? log : log.slice(0, begins);
}

/** What a screen reader says of the latest news: whoever has just moved knows the move, but not its outcome. */
export function aloud(news: readonly LogLine[], mine: readonly number[]): readonly LogLine[] {
  return news.filter((line) => line.kind === 'event').filter((line, place) => place > 0 || !mine.includes(line.seat));
}

export interface Group {
  readonly heading: LogLine | null;
  readonly lines: readonly LogLine[];
}

/** The log by rounds: each line that is a heading begins a group. */
export function grouped(lines: readonly LogLine[]): readonly Group[] {
  const groups: { heading: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.heading) groups.push({ heading: line, lines: [] });
    else if (last) last.lines.push(line);
    else groups.push({ heading: null, lines: [line] });
  }
  return groups;
}
