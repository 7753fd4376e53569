import type { Specialisation } from './generated';
import type { ScenarioWords } from './posters';

export interface HenchmanCard {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly place: string;
  readonly character: string;
  readonly level: number;
  readonly specialisations: readonly Specialisation[];
  readonly ability: string;
}

export interface ProblemCard {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly best: Specialisation;
  readonly difficulty: number;
  readonly penalty: string;
  readonly fingerprint: boolean;
  readonly flavour: string;
}

export interface Book {
  readonly henchmen: readonly HenchmanCard[];
  readonly problems: readonly ProblemCard[];
  readonly scenarios: readonly (ScenarioWords & { readonly id: string })[];
}
