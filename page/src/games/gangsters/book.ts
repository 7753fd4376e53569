import type { Specialisation } from './generated';
import type { ScenarioWords } from './posters';

export interface HenchmanCard {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly level: number;
  readonly district: string;
  readonly specialisations: readonly Specialisation[];
  readonly character: string;
  readonly ability: string;
  readonly moment: 'any' | 'before' | 'after';
}

export interface ProblemCard {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly best: Specialisation;
  readonly difficulty: number;
  readonly penalty: string;
  readonly fingerprint: boolean;
  readonly flavour: string;
}

export interface SpecialisationName {
  readonly id: Specialisation;
  readonly name: string;
  readonly category: string;
}

export interface Book {
  readonly henchmen: readonly HenchmanCard[];
  readonly problems: readonly ProblemCard[];
  readonly specialisations: readonly SpecialisationName[];
  readonly scenarios: readonly (ScenarioWords & { readonly id: string })[];
}
