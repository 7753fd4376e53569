import { say } from '../../locales.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left now of a clock that was read some time ago and has run since. */
export const left = (milliseconds: number, readAt: number, now: number): number =>
  Math.max(0, milliseconds - Math.max(0, now - readAt));

const two = (value: number): string => String(value).padStart(2, '0');

export function clockText(milliseconds: number): string {
  if (milliseconds >= DAY) {
    return say('clock-days-left', { days: Math.floor(milliseconds / DAY), hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
