import type { Component } from 'svelte';
import type { Hands } from '../../hands.svelte';
import type { Line, View } from './generated';

/** What the pack says of a challenge of the scenario. */
export interface PlaceWords {
  /** As words and the view number it. */
  readonly number: number;
  readonly name: string;
  readonly text: string;
  /** What overcoming it brings. */
  readonly outcome: string;
  /** What failing at it or leaving it costs. */
  readonly cost: string;
}

/** What the pack says of the scenario, in the reader's language. As in its book. */
export interface ScenarioWords {
  readonly name: string;
  readonly tagline: string;
  readonly story: string;
  readonly police: string;
  readonly rally: string;
  readonly setback: string;
  readonly places: readonly PlaceWords[];
  /** Words number acts and choices from here on. */
  readonly first_act: number;
  readonly acts: readonly string[];
  readonly first_choice: number;
  readonly choices: readonly string[];
}

/** What the poster of a scenario is given. It draws the scenario's own mechanism: a clock, a road, a plan.
 *
 *  The frame around it, with the scenario's name, and the plates of all challenges are drawn by the board.
 *  A poster fills the width that it is given: about 420 to 640 px on a desktop, 360 px on a phone. It is up to
 *  `tall` pixels high (300 to 460), and `compact` (a phone) is a strip of at most 120 px: the mechanism alone, no ornament.
 *  A poster is printed at night in both themes: `--poster`, `--poster-deep`, `--poster-line`, `--poster-ink`, `--poster-soft`,
 *  `--neon`, `--neon-dim`, and `--lacquer` for danger alone; `--brass` and `--ivory` for tokens (theme.css).
 *  Actions of the scenario are pieces: `<Piece {hands} touch="act:{words.first_act}" label={words.acts[0]}>`. */
export interface PosterProps<Mission = unknown> {
  readonly view: View;
  /** `view.mission`, as this scenario has it. */
  readonly mission: Mission;
  /** Null until the book has come. */
  readonly words: ScenarioWords | null;
  readonly hands: Hands;
  readonly live: boolean;
  /** What has just happened, for movement; empty after a reload. */
  readonly news: readonly Line[];
  readonly log: readonly Line[];
  readonly compact: boolean;
  readonly tall: number;
}

interface File {
  readonly default: Component<PosterProps>;
}

// A poster is typed by its own mission; this is the only place that takes it on trust, because it is found by name.
const POSTERS = import.meta.glob<File>('./scenarios/*/Poster.svelte');

/** The poster of a scenario; null where it has none. */
export async function posterOf(scenario: string): Promise<Component<PosterProps> | null> {
  const file = await POSTERS[`./scenarios/${scenario}/Poster.svelte`]?.();
  return file?.default ?? null;
}
