import type { Component } from 'svelte';
import type { Hands } from '../../hands.svelte';
import type { Line, ScenarioWords, View } from './generated';

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
