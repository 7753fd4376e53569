/** How a silhouette is cut: what is worn on the head, and what at the neck. Drawing only; no rule knows it. */
export type Head = 'queue' | 'natural' | 'curls' | 'high' | 'bonnet' | 'bicorne' | 'hat' | 'phrygian' | 'skullcap' | 'veil';
export type Dress = 'jabot' | 'epaulette' | 'bands' | 'fichu' | 'open' | 'order';

export interface Cut {
  readonly head: Head;
  readonly dress: Dress;
}

const LOOKS: readonly (readonly [Head, Dress, string])[] = [
  ['bicorne', 'epaulette', 'lafayette dumas narbonne bouille ronsin santerre'],
  ['natural', 'epaulette', 'rochejaquelein fersen noailles'],
  ['queue', 'epaulette', 'lameth conde elbee bonchamps'],
  ['queue', 'order', 'louis provence artois egalite'],
  ['queue', 'jabot', 'barnave duport bailly mirabeau chapelier mounier malouet clermont lally lavoisier liancourt dupont necker breteuil calonne cazales rivarol robespierre couthon'],
  ['skullcap', 'bands', 'talleyrand sieyes maury roux'],
  ['natural', 'jabot', 'chenier quatremere chateaubriand camille saintjust danton hebert chaumette cloots fabre david collot billaud fouche'],
  ['natural', 'open', 'varlet momoro babeuf legendre'],
  ['phrygian', 'open', 'marat'],
  ['hat', 'fichu', 'vigee theroigne'],
  ['hat', 'open', 'cathelineau charette stofflet cadoudal chouan'],
  ['high', 'fichu', 'antoinette lamballe polignac tourzel'],
  ['curls', 'fichu', 'paulze stael elisabeth lucile'],
  ['bonnet', 'fichu', 'gouges adrienne evrard'],
  ['phrygian', 'fichu', 'leon'],
];

const CUTS = new Map<string, Cut>(LOOKS.flatMap(([head, dress, ids]) => ids.split(' ').map((id): [string, Cut] => [id, { head, dress }])));

const PLAIN: readonly Cut[] = [
  { head: 'natural', dress: 'jabot' },
  { head: 'curls', dress: 'open' },
  { head: 'hat', dress: 'jabot' },
  { head: 'natural', dress: 'open' },
];

/** The silhouette of a person; people of other packs get one of a few plain ones, always the same. */
export function cutOf(id: string): Cut {
  const known = CUTS.get(id);
  if (known) return known;
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PLAIN[sum % PLAIN.length] ?? { head: 'natural', dress: 'jabot' };
}
