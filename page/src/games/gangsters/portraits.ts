/** How each henchman of our pack is drawn; others get a look by their number. */

export const HATS = ['fedora', 'cap', 'bowler', 'cloche', 'bob', 'bun', 'bare', 'feather'] as const;
export const EXTRAS = ['tie', 'bow', 'pearls', 'scarf', 'glasses', 'moustache', 'cigar'] as const;
export type Hat = (typeof HATS)[number];
export type Extra = (typeof EXTRAS)[number];

export interface PortraitLook {
  readonly hat: Hat;
  readonly extras: readonly Extra[];
}

const LOOKS: Readonly<Record<string, readonly [Hat, ...Extra[]]>> = {
  sadie_bloom: ['cloche', 'pearls'],
  finn_mulligan: ['cap', 'tie'],
  may_lum: ['bob', 'bow'],
  isidor_adler: ['bowler', 'glasses', 'tie'],
  stan_kowalczyk: ['cap', 'moustache', 'scarf'],
  molly_oshea: ['bun', 'scarf'],
  nico_ferrara: ['fedora', 'cigar', 'tie'],
  ruby_dawes: ['cloche', 'scarf'],
  skip_jackson: ['cap', 'bow'],
  pasha_verevkin: ['cap', 'moustache', 'tie'],
  renzo_bruno: ['fedora', 'moustache', 'tie'],
  hattie_moss: ['bun', 'glasses'],
  prudence_kane: ['cloche', 'glasses', 'bow'],
  tadek_wozniak: ['bowler', 'moustache', 'scarf'],
  lou_shapiro: ['fedora', 'bow'],
  pat_doyle: ['bare', 'tie'],
  doc_vinogradov: ['bare', 'glasses', 'moustache', 'tie'],
  ines_rivas: ['bob', 'scarf'],
  ingrid_lind: ['bun', 'tie'],
  wendell_chow: ['cap', 'glasses', 'scarf'],
  joe_battista: ['bowler', 'bow'],
  frieda_meyer: ['bob', 'tie'],
  archie_quill: ['bare', 'bow', 'moustache'],
  vera_streshneva: ['feather', 'pearls'],
  otis_reed: ['fedora', 'scarf'],
  bridget_keogh: ['bob', 'pearls'],
  wanda_drozd: ['bun', 'bow'],
  jimmy_fong: ['fedora', 'tie'],
  gus_pappas: ['bare', 'moustache', 'scarf'],
  lenora_sharp: ['cloche', 'pearls', 'cigar'],
  zoya_arbenina: ['feather', 'cigar', 'scarf'],
  sal_montelli: ['fedora', 'cigar', 'moustache', 'bow'],
  benny_gold: ['bowler', 'cigar', 'glasses', 'tie'],
  loretta_warren: ['feather', 'bow'],
  ada_liang: ['bob', 'glasses', 'scarf'],
  mole: ['fedora', 'glasses', 'scarf'],
  accountant: ['bare', 'glasses', 'bow'],
};

export function lookOf(id: string, number: number): PortraitLook {
  const known = LOOKS[id];
  if (known) return { hat: known[0], extras: known.slice(1) as Extra[] };
  return { hat: HATS[number % HATS.length] ?? 'fedora', extras: [EXTRAS[number % EXTRAS.length] ?? 'tie'] };
}
