import { settings } from '../settings.svelte';

/** How long a movement takes: nothing for readers who ask for less motion or for instant play. */
export function duration(milliseconds: number): number {
  return settings.rhythm === 'instant' || lessMotion() ? 0 : milliseconds;
}

export const lessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
