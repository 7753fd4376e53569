import { untrack } from 'svelte';
import type { Hands } from '../hands.svelte';
import { settings } from '../settings.svelte';
import { lessMotion } from './motion';

/** The end as a board shows it itself: the result waits until it is asked for. Before those who saw the end come
    it is counted up, unless they want no motion. To be made while a component begins. */
export class Ceremony {
  /** Whether there is something to count up. */
  counting = $state(false);
  #ended = false;

  constructor(hands: Hands, over: () => boolean, playedHere: boolean) {
    $effect.pre(() => {
      const now = over();
      untrack(() => {
        hands.scene = now;
        if (!now || this.#ended) return;
        this.#ended = true;
        this.counting = playedHere && settings.rhythm !== 'instant' && !lessMotion();
        hands.ceremony = this.counting;
      });
    });

    $effect(() => () => {
      hands.scene = false;
      hands.ceremony = false;
    });
  }
}
