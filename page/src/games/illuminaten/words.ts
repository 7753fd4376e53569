import { say } from '../../locales.svelte';
import type { Ability, CellView, Deed, Face, LackView, Letter, PlotFor, Weave } from './generated';
import { lettersOf } from './deeds';
import { book, faceOf, factionOf } from './library.svelte';

/** An additional main action, an enhancement of one, or something special. */
export const abilityKind = (ability: Ability): 'add' | 'enhance' | 'special' => (ability.endsWith('_ADD') ? 'add' : ability.endsWith('_ENH') ? 'enhance' : 'special');

export const factionName = (letter: Letter): string => factionOf(letter)?.name ?? letter;

/** Tokens in words: «знатоки, 2 × магистраты». */
export function tokensTold(letters: readonly Letter[]): string {
  const counts = new Map<Letter, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const told = [...counts].map(([letter, count]) => (count > 1 ? `${count} × ${factionName(letter)}` : factionName(letter)));
  return told.length > 0 ? told.join(', ') : say('illuminaten-free');
}

/** Who somebody is, for a reader who does not see the card. */
export function faceTold(face: Face): string {
  const factions = ([...face.factions] as Letter[]).map(factionName).join(', ');
  const degree = book()?.degrees[face.degree] ?? '';
  const order = book()?.organisations[face.organisation] ?? '';
  return `${face.short}: ${factions}; ${degree}; ${order}`;
}

export function cellTold(cell: CellView, names: readonly string[]): string {
  const where = say('illuminaten-place', { cell: cell.cell });
  if (cell.face_down) return `${where}: ${say('illuminaten-face-down')}`;
  const face = faceOf(cell.card);
  if (!face) return `${where}: ${say('illuminaten-no-card')}`;
  const slots = cell.slots.map(({ owner, cost }) => (owner === null ? say('illuminaten-slot-free', { price: tokensTold([...cost] as Letter[]) }) : (names[owner] ?? '')));
  return `${where}: ${faceTold(face)}; ${slots.join('; ')}`;
}

export const placeTold = (cell: number | null): string => (cell === null ? '' : cell === 0 ? say('illuminaten-own-areopagus') : say('illuminaten-place', { cell }));

export function deedTold(deed: Deed, names: readonly string[]): string {
  return say('illuminaten-deed', { action: deed.action, count: deed.count, whom: names[deed.whom ?? -1] ?? '', has_whom: deed.whom === null ? 'no' : 'yes', strength: deed.strength, faction: deed.faction ? factionName(deed.faction) : '', has_faction: deed.faction ? 'yes' : 'no' });
}

export const weaveTold = ({ way }: Weave): string => say('illuminaten-weave', { way: way === 'quick support' ? 'quick' : (way ?? 'plain') });

export const priceTold = (deed: Deed): string => tokensTold(lettersOf(deed.tokens));

/** What a plot still lacks for a seat; nothing if it is met. */
export const lackTold = ({ lacks, number, facts }: LackView): string => {
  const faction = typeof facts['faction'] === 'string' ? factionName(facts['faction'] as Letter) : '';
  const factions = Array.isArray(facts['factions']) ? (facts['factions'] as Letter[]).map(factionName).join(', ') : '';
  return say(`illuminaten-lack-${lacks}`, { number, faction, has_faction: faction ? 'yes' : 'no', factions });
};

/** Without an open way nobody knows how far it is. */
const UNCOUNTED = 'face_up_path';
const FAR = 9;

/** How many steps a plot still needs. */
export const stepsLeft = (plot: PlotFor): number => (plot.is_met ? 0 : plot.lacks.reduce((sum, { lacks, number }) => sum + (lacks === UNCOUNTED ? FAR : number), 0));
