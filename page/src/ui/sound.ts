import { settings } from '../settings.svelte';

export type Sound = 'card' | 'gem' | 'win' | 'turn';

/** Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape … */
const SOUNDS: Readonly<Record<Sound, readonly (number | undefined)[]>> = {
  card: [0.5, 0.05, 160, 0, 0.01, 0.03, 4, 2.6, 0, 0, 0, 0, 0, 6],
  gem: [0.4, 0, 1250, 0, 0.02, 0.14, 1, 1.8, 0, 0, 420, 0.04],
  win: [0.5, 0, 392, 0.02, 0.16, 0.35, 1, 1.5, 0, 0, 196, 0.09],
  turn: [0.4, 0, 660, 0.01, 0.05, 0.22, 1, 1.4, 0, 0, 220, 0.07],
};

/** A short sound; silent unless the reader has switched sounds on. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sounds) return;
  const { zzfx } = await import('zzfx');
  zzfx(...SOUNDS[sound]);
}
