import type { Line, View } from './generated';

/** The card that the table speaks of: whose property is carried out, or which was played last. */
export interface Lead {
  readonly id: string;
  readonly seat: number;
  readonly area: number | null;
  readonly effect: number | null;
  /** It is still being carried out. */
  readonly now: boolean;
  /** What has come of it, as the log tells it. */
  readonly told: readonly string[];
}

const LONGEST = 6;
const PART_OF_PLAY = new Set<Line['event']['event']>(['card_played', 'card_laid', 'turn_began', 'scored', 'ended', 'hand_discarded']);

export function leadOf(view: View, log: readonly Line[]): Lead | null {
  const at = log.findLastIndex(({ event }) => event.event === 'card_played');
  const after = at < 0 ? [] : log.slice(at + 1);
  const end = after.findIndex(({ event }) => event.event === 'turn_began');
  const since = end < 0 ? after : after.slice(0, end);
  const told = since.filter(({ kind, event, text }) => kind === 'event' && text !== '' && !PART_OF_PLAY.has(event.event)).map(({ text }) => text);
  const playing = view.playing;
  if (playing) return { id: playing.card.id, seat: playing.seat, area: playing.area, effect: playing.effect, now: true, told: told.slice(-LONGEST) };
  const played = log[at]?.event;
  if (played?.event !== 'card_played') return null;
  const laid = since.map(({ event }) => event).find((event) => event.event === 'card_laid');
  return { id: played.card, seat: played.seat, area: laid?.area ?? null, effect: null, now: false, told: told.slice(0, LONGEST) };
}
