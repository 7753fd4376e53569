// Written by tools/write_wire.py from src/intriga/games/gangsters: `make wire`. Do not edit.

import type { BoardProps, SeatProps } from '../../boards';
import type { LogLine } from '../../wire';

/** The whole table as one seat knows it. */
export interface View {
  readonly seat: number;
  readonly scenario: string;
  readonly chapter: number;
  readonly level: string;
  readonly moment: Moment;
  readonly round: number;
  readonly first: number | null;
  readonly active: number | null;
  readonly actions: number;
  readonly police: Police;
  readonly fingerprints: number;
  readonly fingerprints_lose: number;
  readonly fingerprints_lose_one: number | null;
  readonly loses_now: boolean;
  readonly bosses: readonly Boss[];
  readonly hand: readonly Held[];
  readonly piles: Pile;
  readonly challenges: readonly Challenge[];
  readonly roll: Roll | null;
  readonly mission: BankView | RaceView | CityView | CasinoView | FamilyView | ElectionView;
  readonly reputation: number | null;
  readonly break: Break | null;
}

export const Moment = ["nominating", "action", "recruiting", "sending", "before_roll", "after_roll", "rerolling", "red_die", "damage", "ability", "problem", "moving", "losing", "mission", "round_end", "break", "over"] as const;
export type Moment = (typeof Moment)[number];

export const Police = ["none", "uncontrolled", "controlled", "active"] as const;
export type Police = (typeof Police)[number];

/** What everybody sees of a boss; with one player there are two, both of seat 0. */
export interface Boss {
  readonly boss: number;
  readonly seat: number;
  readonly cards: number;
  readonly backs: readonly number[];
  readonly known: readonly number[];
  readonly turned: readonly number[];
  readonly problems: readonly number[];
  readonly fingerprints: number;
  readonly intends: Intention | null;
  readonly nominates: number | null;
}

export const Intention = ["police", "rest", "problems", "mission", "recruit", "help", "wait"] as const;
export type Intention = (typeof Intention)[number];

/** A henchman in a hand that the reader may see. */
export interface Held {
  readonly henchman: number;
  readonly boss: number;
  readonly dice: number | null;
  readonly can_help: boolean;
  readonly barred: boolean;
  readonly preview: Preview | null;
}

/** What an ability would change about the roll. */
export interface Preview {
  readonly asks: boolean;
  readonly changes: readonly Change[];
}

/** One number of the roll, without an ability and with it; before the roll damage is an average. */
export interface Change {
  readonly what: Changing;
  readonly before: number;
  readonly after: number;
  readonly successes: number;
}

export const Changing = ["dice", "difficulty", "result", "successes", "chance", "damage", "problems"] as const;
export type Changing = (typeof Changing)[number];

/** The decks: how many cards lie face down, and which lie face up. */
export interface Pile {
  readonly clan: number;
  readonly exhausted: readonly number[];
  readonly out: readonly number[];
  readonly reserve: readonly number[];
  readonly problems: number;
  readonly next_problem: number | null;
}

/** A challenge that lies open. Its difficulty is that of the active boss, with all that changes it. */
export interface Challenge {
  readonly kind: Kind;
  readonly number: number;
  readonly best: Specialisation;
  readonly difficulty: number;
  readonly successes: number;
  readonly markers: number;
  readonly harmless: boolean;
  readonly boss: number | null;
  readonly can_be_tried: boolean;
  readonly holds: boolean;
}

export const Kind = ["police", "revive", "cheer", "problem", "place"] as const;
export type Kind = (typeof Kind)[number];

export const Specialisation = ["search", "investigation", "melee", "shooting", "running", "driving", "intimidation", "persuasion", "healing", "repair"] as const;
export type Specialisation = (typeof Specialisation)[number];

/** The challenge that is being tried, and the dice on the table. */
export interface Roll {
  readonly boss: number;
  readonly challenge: Challenge;
  readonly difficulty: number;
  readonly sent: readonly Sent[];
  readonly odds: Odds | null;
  readonly picks: readonly Pick[];
  readonly rolled: boolean;
  readonly white: readonly WhiteFace[];
  readonly red: RedFace | null;
  readonly lifted: readonly string[];
  readonly multiplier: number;
  readonly bonus: number;
  readonly result: number;
  readonly won: number;
  readonly missing: number;
  readonly locks: number;
  readonly damage: number;
  readonly chance: number | null;
  readonly again: readonly Again[];
  readonly rerolls: readonly Again[];
}

/** A henchman sent into a challenge. */
export interface Sent {
  readonly henchman: number;
  readonly specialisation: Specialisation | null;
  readonly dice: number;
  readonly damage: number;
  readonly fate: Fate;
  readonly worse: Fate;
}

export const Fate = ["turned", "exhausted", "out"] as const;
export type Fate = (typeof Fate)[number];

/** Before the roll, with the henchmen sent so far. */
export interface Odds {
  readonly white: number;
  readonly plain: Chances;
  readonly with_red: Chances | null;
}

/** The chances of one, two, … successes under best rerolls and without help, and the expected locks. */
export interface Chances {
  readonly successes: readonly number[];
  readonly locks: number;
}

/** One or two henchmen that the active boss could send, those already sent included, and their odds. */
export interface Pick {
  readonly henchmen: readonly number[];
  readonly words: readonly string[];
  readonly odds: Odds;
}

export const WhiteFace = ["1", "2", "3", "4", "lock", "reroll", "used"] as const;
export type WhiteFace = (typeof WhiteFace)[number];

export const RedFace = ["x2", "x3", "x4", "lock", "henchman", "problem"] as const;
export type RedFace = (typeof RedFace)[number];

/** A set of dice that could be rolled again, by faces, and the chance of the next success after it. */
export interface Again {
  readonly dice: readonly string[];
  readonly chance: number;
  readonly words: readonly string[];
}

/** The bank: its clock, its cards and its bags. */
export interface BankView {
  readonly scenario: "hands_up";
  readonly clock: number;
  readonly last: number;
  readonly bells: readonly number[];
  readonly sirens: readonly number[];
  readonly harder: number;
  readonly cards: readonly BankCard[];
  readonly hours: number;
  readonly hall: number;
  readonly car: number;
  readonly lost: number;
  readonly carry: number;
  readonly quota: number;
  readonly getaway: number;
  readonly ready: number;
  readonly away: boolean;
  readonly earns: readonly number[];
}

/** A card that lies open; its challenge is among the view's challenges, by this number. */
export interface BankCard {
  readonly card: number;
  readonly bags: number;
  readonly fingerprint: boolean;
}

/** Car, van, lever and road. Cells are numbered from the van's start, 0. */
export interface RaceView {
  readonly scenario: "race";
  readonly car: number;
  readonly van: number;
  readonly lead: number;
  readonly gear: number;
  readonly top_gear: number;
  readonly condition: number;
  readonly sound: number;
  readonly jail: number;
  readonly home: number;
  readonly lit: number;
  readonly marks: readonly number[];
  readonly ahead: readonly Ahead[];
  readonly deck: number;
  readonly rescued: boolean;
  readonly at_jail: boolean;
  readonly driver: number | null;
  readonly shifted: boolean;
  readonly will_drive: number;
  readonly van_steps: number;
  readonly reach: number;
  readonly harder: readonly number[];
  readonly dents: readonly number[];
  readonly earned: Earned;
}

/** A card of the road that lies on the table. */
export interface Ahead {
  readonly place: number;
  readonly cell: number | null;
  readonly fingerprint: boolean;
  readonly hit: readonly RoadEffect[];
  readonly rides: readonly RoadEffect[];
  readonly won: readonly RoadEffect[];
  readonly in_reach: boolean;
}

export interface RoadEffect {
  readonly do: EffectKind;
  readonly by: number;
}

export const EffectKind = ["dent", "stop", "slow", "van", "problem", "lose_card", "hurt", "cling", "van_back", "mend", "draw"] as const;
export type EffectKind = (typeof EffectKind)[number];

/** What each achievement is worth. */
export interface Earned {
  readonly reached: number;
  readonly rescued: number;
  readonly escaped: number;
  readonly most_lead: number;
  readonly most_condition: number;
}

/** The map and the ledger. */
export interface CityView {
  readonly scenario: "neighbour";
  readonly districts: readonly DistrictView[];
  readonly neighbours: readonly NeighbourView[];
  readonly to_come: number;
  readonly comes_next: number | null;
  readonly income: number;
  readonly track: number;
  readonly quota: number;
  readonly points: readonly number[];
  readonly barricade: number;
  readonly collects: number;
  readonly police: number;
  readonly last: number;
  readonly barricades: number;
  readonly lose: number;
  readonly visited: number | null;
}

/** One district of the map. */
export interface DistrictView {
  readonly place: number;
  readonly id: string;
  readonly step: number;
  readonly pays: readonly number[];
  readonly anger: number;
  readonly patience: number;
  readonly risen: boolean;
  readonly neighbour: number | null;
  readonly will_pay: number;
  readonly grumbles: boolean;
  readonly on_the_brink: boolean;
  readonly touches: readonly number[];
  readonly locals: readonly number[];
}

/** A neighbour who stands in the city. */
export interface NeighbourView {
  readonly place: number;
  readonly district: number;
  readonly fingerprint: boolean;
}

/** The floor, and the ten chips. */
export interface CasinoView {
  readonly scenario: "no_more_bets";
  readonly tables: readonly GamingTableView[];
  readonly guests: readonly GuestView[];
  readonly to_come: number;
  readonly comes_next: number | null;
  readonly tray: number;
  readonly rack: number;
  readonly quota: number;
  readonly points: readonly number[];
  readonly midnight: number;
  readonly rent: number;
  readonly last: number;
  readonly police: number;
  readonly asked: number | null;
}

/** One table of the casino. */
export interface GamingTableView {
  readonly place: number;
  readonly id: string;
  readonly lies: number;
  readonly stake: number;
  readonly limit: number;
  readonly grows: number;
  readonly closed: boolean;
  readonly closes: boolean;
  readonly guest: number | null;
}

/** A guest who sits at a table. */
export interface GuestView {
  readonly place: number;
  readonly table: number;
  readonly fingerprint: boolean;
}

/** The table: two guns, the safe, who sits where. */
export interface FamilyView {
  readonly scenario: "family";
  readonly clan: number;
  readonly rebels: number;
  readonly track: number;
  readonly grows: number;
  readonly force: number;
  readonly bags: number;
  readonly room: number;
  readonly loses: number;
  readonly bag_points: readonly number[];
  readonly mug: boolean;
  readonly mole: MoleIs;
  readonly accountant: AccountantIs;
  readonly relatives: readonly RelativeView[];
  readonly to_come: number;
  readonly last: number;
  readonly lead: number;
}

export const MoleIs = ["at_large", "cellar", "gone"] as const;
export type MoleIs = (typeof MoleIs)[number];

export const AccountantIs = ["clan", "desk", "taken", "exhausted", "hunted"] as const;
export type AccountantIs = (typeof AccountantIs)[number];

/** A relative at the table, on the rebels' side. */
export interface RelativeView {
  readonly place: number;
  readonly id: string;
  readonly fingerprint: boolean;
}

/** City hall, the map, the chest and the betrayal. */
export interface ElectionView {
  readonly scenario: "election";
  readonly districts: readonly ElectionDistrict[];
  readonly sure: number;
  readonly promised: number;
  readonly wanted: number;
  readonly of: number;
  readonly landslide: number;
  readonly phase: number;
  readonly phases: readonly number[];
  readonly last: number;
  readonly visit: ElectionCard | null;
  readonly answers_left: number;
  readonly chest: number;
  readonly chest_end: number;
  readonly price: number;
  readonly gift: number;
  readonly donors: number | null;
  readonly whispers: number | null;
  readonly pay: number;
  readonly betrayal: number;
  readonly opens: number;
  readonly full: number;
  readonly traitor: ElectionCard | null;
  readonly needs: number | null;
  readonly dealt_with: boolean;
  readonly names: readonly number[];
  readonly spent: readonly number[];
  readonly known: readonly number[];
  readonly asked: number | null;
}

/** One district with its two votes. */
export interface ElectionDistrict {
  readonly place: number;
  readonly id: string;
  readonly promised: number;
  readonly sure: number;
  readonly votes: number;
  readonly visit: number | null;
  readonly answered: boolean;
  readonly choice: number;
}

/** The mayor's answer or the traitor, by number as a challenge. */
export interface ElectionCard {
  readonly place: number;
  readonly id: string;
  readonly fingerprint: boolean;
}

/** The break after a chapter: reputation is spent on recruits. */
export interface Break {
  readonly purse: number;
  readonly releases: number;
  readonly stock: readonly number[];
  readonly prices: readonly number[];
  readonly drawn: readonly number[];
  readonly releasing: boolean;
  readonly clan: readonly number[];
}

/** The deal; hands go by boss. */
export interface Setup {
  readonly event: "setup";
  readonly players: number;
  readonly scenario: string;
  readonly chapter: number;
  readonly level: string;
  readonly campaign: boolean;
  readonly clan: readonly number[];
  readonly hands: readonly (readonly number[])[];
}

export interface RoundBegan {
  readonly event: "round_began";
  readonly round: number;
}

export interface IntentionSaid {
  readonly event: "intention_said";
  readonly boss: number;
  readonly intention: string;
}

export interface Nominated {
  readonly event: "nominated";
  readonly boss: number;
  readonly nominee: number;
}

/** `how`: together, most, decided (by the last first player), chance, alone. */
export interface FirstChosen {
  readonly event: "first_chosen";
  readonly boss: number;
  readonly how: string;
}

/** `why`: round, red, penalty, effect. */
export interface ProblemTaken {
  readonly event: "problem_taken";
  readonly boss: number;
  readonly problem: number;
  readonly why: string;
}

export interface NoProblemLeft {
  readonly event: "no_problem_left";
  readonly boss: number;
}

export interface TurnBegan {
  readonly event: "turn_began";
  readonly boss: number;
  readonly actions: number;
}

export interface TurnEnded {
  readonly event: "turn_ended";
  readonly boss: number;
  readonly returned: readonly number[];
}

export interface RoundEnded {
  readonly event: "round_ended";
  readonly round: number;
  readonly fingerprints: number;
}

export interface Passed {
  readonly event: "passed";
  readonly boss: number;
}

/** `why`: action, more (the second card of the action), red, ability, effect (of a scenario). */
export interface Recruited {
  readonly event: "recruited";
  readonly boss: number;
  readonly henchman: number;
  readonly why: string;
  readonly solo: boolean;
}

export interface Skipped {
  readonly event: "skipped";
  readonly boss: number;
}

export interface Rallied {
  readonly event: "rallied";
  readonly boss: number;
  readonly henchmen: readonly number[];
  readonly free: boolean;
}

export interface ChallengeChosen {
  readonly event: "challenge_chosen";
  readonly boss: number;
  readonly kind: string;
  readonly number: number;
  readonly difficulty: number;
  readonly successes: number;
  readonly best: string;
  readonly harmless: boolean;
}

export interface HenchmanSent {
  readonly event: "henchman_sent";
  readonly boss: number;
  readonly henchman: number;
  readonly specialisation: string;
  readonly dice: number;
}

/** `fewer` dice were taken away by penalties before the limits of one and seven were applied. */
export interface Rolled {
  readonly event: "rolled";
  readonly boss: number;
  readonly white: readonly string[];
  readonly red: string | null;
  readonly fewer: number;
}

/** Dice rolled again, by faces, and what all dice show now; `by` is the ability's henchman, or 0. */
export interface Rerolled {
  readonly event: "rerolled";
  readonly boss: number;
  readonly dice: readonly string[];
  readonly white: readonly string[];
  readonly red: string | null;
  readonly by: number;
}

export interface DieTurned {
  readonly event: "die_turned";
  readonly boss: number;
  readonly before: string;
  readonly after: string;
}

/** `more_damage` is what penalties add to a roll with a lock; `damage` is what the henchmen take. */
export interface ResultFixed {
  readonly event: "result_fixed";
  readonly boss: number;
  readonly kind: string;
  readonly number: number;
  readonly result: number;
  readonly multiplier: number;
  readonly difficulty: number;
  readonly successes: number;
  readonly locks: number;
  readonly more_damage: number;
  readonly damage: number;
}

export interface MarkersPlaced {
  readonly event: "markers_placed";
  readonly kind: string;
  readonly number: number;
  readonly markers: number;
  readonly needed: number;
}

export interface Overcome {
  readonly event: "overcome";
  readonly boss: number;
  readonly kind: string;
  readonly number: number;
  readonly successes: number;
}

export interface Failed {
  readonly event: "failed";
  readonly boss: number;
  readonly kind: string;
  readonly number: number;
}

/** `why`: damage, ability, penalty. */
export interface HenchmanExhausted {
  readonly event: "henchman_exhausted";
  readonly boss: number;
  readonly henchman: number;
  readonly why: string;
}

export interface HenchmanOut {
  readonly event: "henchman_out";
  readonly boss: number;
  readonly henchman: number;
}

export interface AbilityUsed {
  readonly event: "ability_used";
  readonly boss: number;
  readonly henchman: number;
  readonly ability: string;
  readonly amount: number;
}

/** An ability doubles the dice of a henchman sent, or makes him the best: what he gives now. */
export interface HenchmanBoosted {
  readonly event: "henchman_boosted";
  readonly henchman: number;
  readonly dice: number;
}

/** `how`: overcome, removed (from the game), discarded (before anybody took it). */
export interface ProblemGone {
  readonly event: "problem_gone";
  readonly boss: number;
  readonly problem: number;
  readonly how: string;
}

export interface ProblemForeseen {
  readonly event: "problem_foreseen";
  readonly boss: number;
  readonly problem: number;
}

/** Cards of the clan deck are exhausted by a penalty. */
export interface ClanHurt {
  readonly event: "clan_hurt";
  readonly problem: number;
  readonly henchmen: readonly number[];
}

export interface SetBack {
  readonly event: "set_back";
  readonly problem: number;
}

export interface PoliceChanged {
  readonly event: "police_changed";
  readonly police: string;
}

export interface Revived {
  readonly event: "revived";
  readonly boss: number;
  readonly henchmen: readonly number[];
}

export interface CheeredUp {
  readonly event: "cheered_up";
  readonly boss: number;
  readonly henchmen: readonly number[];
}

/** Cards of the clan deck shown to all; one is taken. */
export interface Scouted {
  readonly event: "scouted";
  readonly boss: number;
  readonly henchmen: readonly number[];
}

export interface HenchmanTaken {
  readonly event: "henchman_taken";
  readonly boss: number;
  readonly henchman: number;
}

export interface ScenarioEnded {
  readonly event: "scenario_ended";
  readonly reason: string;
  readonly success: boolean;
  readonly reputation: number;
  readonly eliminated: readonly number[];
}

export interface RecruitsShown {
  readonly event: "recruits_shown";
  readonly level: number;
  readonly henchmen: readonly number[];
}

export interface RecruitKept {
  readonly event: "recruit_kept";
  readonly henchman: number;
  readonly purse: number;
}

export interface HenchmanReleased {
  readonly event: "henchman_released";
  readonly henchman: number;
  readonly purse: number;
}

export interface BreakEnded {
  readonly event: "break_ended";
  readonly lost: number;
}

export interface Ended {
  readonly event: "ended";
  readonly reason: string;
  readonly success: boolean;
  readonly reputation: number;
}

/** `why`: round, police, rally, setback, failure, card, back. */
export interface ClockMoved {
  readonly event: "bank_clock_moved";
  readonly clock: number;
  readonly last: number;
  readonly why: string;
}

export interface CardTurnedUp {
  readonly event: "bank_card_turned_up";
  readonly card: number;
}

export interface CardGone {
  readonly event: "bank_card_gone";
  readonly boss: number;
  readonly card: number;
}

export interface VaultOpened {
  readonly event: "bank_vault_opened";
  readonly boss: number;
}

/** The markers that lie on the door or the safe now. */
export interface HintGiven {
  readonly event: "bank_hint_given";
  readonly card: number;
  readonly markers: number;
}

export interface BagsPacked {
  readonly event: "bank_bags_packed";
  readonly boss: number;
  readonly card: number;
  readonly bags: number;
  readonly hall: number;
}

export interface BagsCarried {
  readonly event: "bank_bags_carried";
  readonly boss: number;
  readonly bags: number;
  readonly hall: number;
  readonly car: number;
}

export interface BagLost {
  readonly event: "bank_bag_lost";
  readonly card: number;
  readonly hall: number;
}

/** A marker of the getaway is gone. */
export interface WayFaded {
  readonly event: "bank_way_faded";
  readonly markers: number;
}

export interface WayFree {
  readonly event: "bank_way_free";
  readonly boss: number;
  readonly car: number;
  readonly hall: number;
}

/** Where everything stands at the start. */
export interface RaceBegan {
  readonly event: "race_began";
  readonly car: number;
  readonly van: number;
  readonly gear: number;
  readonly jail: number;
  readonly home: number;
}

/** A card of the road comes into sight. */
export interface CardSeen {
  readonly event: "race_card_seen";
  readonly place: number;
  readonly cell: number;
}

/** `how`: lever, handbrake, or engine when the car cannot hold its gear. */
export interface GearShifted {
  readonly event: "race_gear_shifted";
  readonly boss: number | null;
  readonly gear: number;
  readonly how: string;
}

export interface CarDrove {
  readonly event: "race_car_drove";
  readonly cells: number;
  readonly cell: number;
}

export interface JailReached {
  readonly event: "race_jail_reached";
  readonly cell: number;
}

export interface RanInto {
  readonly event: "race_ran_into";
  readonly place: number;
  readonly gear: number;
}

export interface CarDented {
  readonly event: "race_car_dented";
  readonly dents: number;
  readonly condition: number;
}

/** The steps that are left are lost. */
export interface CarStopped {
  readonly event: "race_car_stopped";
  readonly cell: number;
}

export interface CardClings {
  readonly event: "race_card_clings";
  readonly place: number;
}

/** Cards of the clan deck are exhausted by a card of the road. */
export interface ClanShaken {
  readonly event: "race_clan_shaken";
  readonly place: number;
  readonly henchmen: readonly number[];
}

/** `why`: chase, card, setback or rally. */
export interface VanMoved {
  readonly event: "race_van_moved";
  readonly steps: number;
  readonly cell: number;
  readonly why: string;
}

export interface VanHeldUp {
  readonly event: "race_van_held_up";
  readonly steps: number;
  readonly cell: number;
}

export interface CarMended {
  readonly event: "race_car_mended";
  readonly condition: number;
}

export interface PrisonerFreed {
  readonly event: "race_prisoner_freed";
  readonly boss: number;
}

/** The districts' steps of payment at the start, and what is wanted in how many evenings. */
export interface CityDivided {
  readonly event: "neighbour_city_divided";
  readonly steps: readonly number[];
  readonly quota: number;
  readonly rounds: number;
}

/** `why`: rumour, squeeze, price, card, rising, rally or setback. */
export interface Angered {
  readonly event: "neighbour_angered";
  readonly district: number;
  readonly anger: number;
  readonly patience: number;
  readonly why: string;
}

export interface NeighbourCame {
  readonly event: "neighbour_came";
  readonly neighbour: number;
  readonly district: number;
}

/** `boss` overcame it; None if its district rose. */
export interface NeighbourLeft {
  readonly event: "neighbour_left";
  readonly boss: number | null;
  readonly neighbour: number;
}

/** The district pays more; `henchman` lives there and asked nicely, or None. */
export interface Squeezed {
  readonly event: "neighbour_squeezed";
  readonly boss: number;
  readonly district: number;
  readonly pays: number;
  readonly henchman: number | null;
}

export interface Soothed {
  readonly event: "neighbour_soothed";
  readonly boss: number;
  readonly district: number;
  readonly anger: number;
  readonly patience: number;
}

/** Barricades: the district pays no more. */
export interface Rose {
  readonly event: "neighbour_rose";
  readonly district: number;
  readonly barricades: number;
  readonly lose: number;
}

/** The districts paid together; the police kept some of it. */
export interface Collected {
  readonly event: "neighbour_collected";
  readonly paid: number;
  readonly police: number;
  readonly income: number;
}

/** A neighbour took from the income, or left something behind. */
export interface IncomeMoved {
  readonly event: "neighbour_income_moved";
  readonly neighbour: number;
  readonly by: number;
  readonly income: number;
}

/** The chips in the tray, how many are wanted after how many rounds, and the table that is closed. */
export interface CasinoOpened {
  readonly event: "casino_opened";
  readonly tray: number;
  readonly quota: number;
  readonly rounds: number;
  readonly closed: number;
}

/** Midnight: from now on every stake is one chip higher. */
export interface StakesRaised {
  readonly event: "casino_stakes_raised";
}

/** `own` chips of the tray lie on the table, or those that lay there; the house adds `more`. */
export interface BetWon {
  readonly event: "casino_bet_won";
  readonly boss: number;
  readonly table: number;
  readonly own: number;
  readonly more: number;
  readonly lying: number;
  readonly limit: number;
}

export interface LeftToRide {
  readonly event: "casino_left_to_ride";
  readonly boss: number;
  readonly table: number;
  readonly lying: number;
}

/** The chips of a table are taken; the police keep some of them. */
export interface PaidOut {
  readonly event: "casino_paid_out";
  readonly boss: number;
  readonly table: number;
  readonly chips: number;
  readonly police: number;
  readonly tray: number;
}

/** What lay on the table is gone, or else the stake of the tray. */
export interface BetLost {
  readonly event: "casino_bet_lost";
  readonly boss: number;
  readonly table: number;
  readonly chips: number;
  readonly lay_there: boolean;
  readonly tray: number;
}

/** No more bets: the house takes what lies there, and the table closed before is open again. */
export interface TableClosed {
  readonly event: "casino_table_closed";
  readonly table: number;
  readonly swept: number;
  readonly opened: number;
}

/** `why`: guest, rent, rally or setback. */
export interface TrayMoved {
  readonly event: "casino_tray_moved";
  readonly by: number;
  readonly why: string;
  readonly guest: number | null;
  readonly tray: number;
}

export interface GuestCame {
  readonly event: "casino_guest_came";
  readonly guest: number;
  readonly table: number;
}

export interface GuestLeft {
  readonly event: "casino_guest_left";
  readonly boss: number;
  readonly guest: number;
}

/** The guns and the safe at the start, and how many evenings there are. */
export interface FamilyMet {
  readonly event: "family_met";
  readonly clan: number;
  readonly rebels: number;
  readonly bags: number;
  readonly rounds: number;
}

export interface RelativeCame {
  readonly event: "family_relative_came";
  readonly relative: number;
}

export interface OccasionHeld {
  readonly event: "family_occasion_held";
  readonly occasion: number;
}

/** `whose`: clan or rebels; `why`: speakeasy, garage, card, unrest, whisper, betrayal, confession, rally, setback. */
export interface GunMoved {
  readonly event: "family_gun_moved";
  readonly whose: string;
  readonly by: number;
  readonly gun: number;
  readonly why: string;
}

/** `why`: books, card, strike or police. */
export interface BagsMoved {
  readonly event: "family_bags_moved";
  readonly by: number;
  readonly bags: number;
  readonly why: string;
}

/** He lies in the cellar: `boss` has unmasked him; None if he came to light by himself. */
export interface MoleCaught {
  readonly event: "family_mole_caught";
  readonly boss: number | null;
}

/** In the evening he sat in the hand of `boss`; now he is back in the clan deck. */
export interface MoleBetrayed {
  readonly event: "family_mole_betrayed";
  readonly boss: number;
}

/** A strike has freed him: he is back in the clan deck. */
export interface MoleFreed {
  readonly event: "family_mole_freed";
}

export interface AccountantEmployed {
  readonly event: "family_accountant_employed";
  readonly boss: number;
}

/** From the desk to the exhausted deck. */
export interface AccountantFled {
  readonly event: "family_accountant_fled";
}

/** The rebels have him. */
export interface AccountantTaken {
  readonly event: "family_accountant_taken";
}

/** Whether a bodyguard drinks at the back door now. */
export interface MugMoved {
  readonly event: "family_mug_moved";
  readonly stands: boolean;
}

/** The rebels strike with so much force. */
export interface Struck {
  readonly event: "family_struck";
  readonly force: number;
}

/** Henchmen from the top of the clan deck are exhausted; `card` is a relative's place, None for a strike and for an occasion. */
export interface ClanShot {
  readonly event: "family_clan_shot";
  readonly card: number | null;
  readonly henchmen: readonly number[];
}

/** The votes that win, the rounds until the vote, the money in the chest, the betrayal. */
export interface ElectionBegan {
  readonly event: "election_began";
  readonly wanted: number;
  readonly rounds: number;
  readonly chest: number;
  readonly betrayal: number;
}

export interface PhaseBegan {
  readonly event: "election_phase_began";
  readonly phase: number;
}

/** A vote of the mayor's is promised to the clan's man. */
export interface VotePromised {
  readonly event: "election_vote_promised";
  readonly boss: number;
  readonly district: number;
  readonly promised: number;
  readonly sure: number;
}

/** A vote is sure. `how`: word, name (`henchman` has one) or money. */
export interface VoteSecured {
  readonly event: "election_vote_secured";
  readonly boss: number;
  readonly district: number;
  readonly promised: number;
  readonly sure: number;
  readonly how: string;
  readonly henchman: number | null;
}

export interface MayorAnswered {
  readonly event: "election_mayor_answered";
  readonly visit: number;
  readonly district: number;
}

/** `boss` saw to it; None if the evening ended it. */
export interface MayorLeft {
  readonly event: "election_mayor_left";
  readonly boss: number | null;
  readonly visit: number;
}

/** All that was only promised in a district goes back to the mayor. */
export interface VotesLost {
  readonly event: "election_votes_lost";
  readonly district: number;
  readonly votes: number;
}

/** A sure vote is only promised again, because of a card. */
export interface VoteLoosened {
  readonly event: "election_vote_loosened";
  readonly card: number;
  readonly district: number;
}

/** `why`: donors, pay, rally, setback or card. */
export interface ChestMoved {
  readonly event: "election_chest_moved";
  readonly by: number;
  readonly chest: number;
  readonly why: string;
}

/** `why`: evening, pay, rally, setback, card or whispers. */
export interface BetrayalMoved {
  readonly event: "election_betrayal_moved";
  readonly by: number;
  readonly betrayal: number;
  readonly full: number;
  readonly why: string;
}

/** Who takes the mayor's money, and the successes that deal with it. */
export interface TraitorShown {
  readonly event: "election_traitor_shown";
  readonly traitor: number;
  readonly successes: number;
}

export interface TraitorDealtWith {
  readonly event: "election_traitor_dealt_with";
  readonly boss: number;
  readonly traitor: number;
}

/** The vote: how many are for the clan's man, how many were wanted, and a traitor who is still there. */
export interface VotesCounted {
  readonly event: "election_votes_counted";
  readonly votes: number;
  readonly wanted: number;
  readonly traitor: number | null;
}

export interface Book {
  readonly title: string;
  readonly henchmen: readonly HenchmanCard[];
  readonly problems: readonly ProblemCard[];
  readonly specialisations: readonly SpecialisationName[];
  readonly categories: readonly CategoryName[];
  readonly scenarios: readonly ScenarioWords[];
}

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
  readonly kind: AbilityKind | null;
  readonly amount: number;
  readonly moment: AbilityMoment | null;
  readonly casino: boolean;
}

export const AbilityKind = ["draw", "all_draw", "remove_problem", "calm_police", "revive", "cheer", "scout", "foresee", "extra_action", "free_rally", "add_dice", "double_spec", "lower", "best_spec", "harmless", "add_result", "double_red", "add_face", "reroll_one", "reroll_free", "set_die", "ignore_damage", "extra_success", "ignore_red"] as const;
export type AbilityKind = (typeof AbilityKind)[number];

export const AbilityMoment = ["any", "before", "after"] as const;
export type AbilityMoment = (typeof AbilityMoment)[number];

export interface ProblemCard {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly best: Specialisation;
  readonly difficulty: number;
  readonly penalty: string;
  readonly kind: PenaltyKind;
  readonly scope: Scope;
  readonly fingerprint: boolean;
  readonly flavour: string;
  readonly casino: boolean;
}

export const PenaltyKind = ["max_one_die", "fewer_dice", "harder", "no_red", "recruit_one", "alone", "no_abilities", "fewer_actions", "no_rally", "more_damage", "lose_card", "hurt_clan", "another_problem", "setback"] as const;
export type PenaltyKind = (typeof PenaltyKind)[number];

export const Scope = ["holder", "all", "turn_end", "round_end"] as const;
export type Scope = (typeof Scope)[number];

export interface SpecialisationName {
  readonly id: Specialisation;
  readonly name: string;
  readonly category: Category;
}

export const Category = ["information", "fight", "chase", "influence", "skills"] as const;
export type Category = (typeof Category)[number];

export interface CategoryName {
  readonly id: Category;
  readonly name: string;
}

/** A scenario; its actions and answers are numbered in words from `first_act` and `first_choice` on. */
export interface ScenarioWords {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly story: string;
  readonly police: string;
  readonly rally: string;
  readonly setback: string;
  readonly places: readonly PlaceWords[];
  readonly cards: readonly CardWords[];
  readonly first_act: number;
  readonly acts: readonly string[];
  readonly first_choice: number;
  readonly choices: readonly string[];
  readonly brief: readonly BriefPart[];
}

/** A challenge of a scenario. */
export interface PlaceWords {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly outcome: string;
  readonly cost: string;
}

/** A card of a scenario that is no challenge. */
export interface CardWords {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** One paragraph of a scenario on one screen. */
export interface BriefPart {
  readonly heading: string;
  readonly text: string;
}

export type GameEvent =
  | Setup
  | RoundBegan
  | IntentionSaid
  | Nominated
  | FirstChosen
  | ProblemTaken
  | NoProblemLeft
  | TurnBegan
  | TurnEnded
  | RoundEnded
  | Passed
  | Recruited
  | Skipped
  | Rallied
  | ChallengeChosen
  | HenchmanSent
  | Rolled
  | Rerolled
  | DieTurned
  | ResultFixed
  | MarkersPlaced
  | Overcome
  | Failed
  | HenchmanExhausted
  | HenchmanOut
  | AbilityUsed
  | HenchmanBoosted
  | ProblemGone
  | ProblemForeseen
  | ClanHurt
  | SetBack
  | PoliceChanged
  | Revived
  | CheeredUp
  | Scouted
  | HenchmanTaken
  | ScenarioEnded
  | RecruitsShown
  | RecruitKept
  | HenchmanReleased
  | BreakEnded
  | Ended
  | ClockMoved
  | CardTurnedUp
  | CardGone
  | VaultOpened
  | HintGiven
  | BagsPacked
  | BagsCarried
  | BagLost
  | WayFaded
  | WayFree
  | RaceBegan
  | CardSeen
  | GearShifted
  | CarDrove
  | JailReached
  | RanInto
  | CarDented
  | CarStopped
  | CardClings
  | ClanShaken
  | VanMoved
  | VanHeldUp
  | CarMended
  | PrisonerFreed
  | CityDivided
  | Angered
  | NeighbourCame
  | NeighbourLeft
  | Squeezed
  | Soothed
  | Rose
  | Collected
  | IncomeMoved
  | CasinoOpened
  | StakesRaised
  | BetWon
  | LeftToRide
  | PaidOut
  | BetLost
  | TableClosed
  | TrayMoved
  | GuestCame
  | GuestLeft
  | FamilyMet
  | RelativeCame
  | OccasionHeld
  | GunMoved
  | BagsMoved
  | MoleCaught
  | MoleBetrayed
  | MoleFreed
  | AccountantEmployed
  | AccountantFled
  | AccountantTaken
  | MugMoved
  | Struck
  | ClanShot
  | ElectionBegan
  | PhaseBegan
  | VotePromised
  | VoteSecured
  | MayorAnswered
  | MayorLeft
  | VotesLost
  | VoteLoosened
  | ChestMoved
  | BetrayalMoved
  | TraitorShown
  | TraitorDealtWith
  | VotesCounted;

export type Line = LogLine<GameEvent>;
export type Props = BoardProps<View, GameEvent>;
export type PropsOfSeat = SeatProps<View, GameEvent>;
