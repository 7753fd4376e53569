// Written by tools/write_wire.py from src/intriga/games/illuminaten: `make wire`. Do not edit.

import type { BoardProps, SeatProps } from '../../boards';
import type { LogLine } from '../../wire';

/** The whole table as one seat knows it: the turn and one's own things first, as on the plain board. */
export interface View {
  readonly seat: number;
  readonly players: number;
  readonly seats: number;
  readonly moment: Moment;
  readonly round: number;
  readonly last_round: boolean;
  readonly quiet_rounds: number;
  readonly first: number;
  readonly still_choosing: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly turn: TurnView | null;
  readonly argument: ArgumentView | null;
  readonly owed: readonly string[];
  readonly hand: readonly HandCard[];
  readonly private_plot: string | null;
  readonly my_events: readonly Special[];
  readonly drawn_events: readonly string[];
  readonly returned_event: string | null;
  readonly plots: readonly PlotView[];
  readonly own_plots: readonly OwnPlotView[];
  readonly reach: readonly Reach[];
  readonly areas: readonly Area[];
  readonly field: readonly CellView[];
  readonly lodges: readonly LodgeView[];
  readonly pool: Readonly<Partial<Record<Letter, number>>>;
  readonly court: readonly (number | null)[];
  readonly steward: number;
  readonly deck: number;
  readonly discard: number;
  readonly discard_top: number | null;
  readonly on_table: readonly number[];
  readonly faction_cards: readonly FactionCardView[];
  readonly edicts: readonly EdictView[];
  readonly edicts_gone: readonly Letter[];
  readonly edicts_to_end: number;
  readonly events_left: number;
  readonly opponent: string;
  readonly ending: Ending | null;
  readonly sheets: readonly SheetView[];
  readonly winners: readonly number[];
}

export const Moment = ["action", "marker_action", "scout_lay", "scout_with", "scout_target", "influence_target", "influence_more", "interrogate_target", "interrogate_whisper", "interrogate_counting", "reassign_faction", "reassign_from", "reassign_to", "exclude_follow_from", "exclude_follow_to", "exclude_lay", "exclude_with", "exclude_target", "displace_with", "displace_target", "displace_whom", "displace_slots", "displace_strength", "argument_cancelled", "argue", "pay", "gain_from", "gain", "share_whom", "share_token", "weave_ability", "weave", "borrow", "draw", "take_from_edict", "swap_first", "swap_second", "play_event", "press_type", "look_at_whom", "look_at_what", "keep_event", "release_plot", "return_plot", "refill", "discard_down", "game_over"] as const;
export type Moment = (typeof Moment)[number];

/** What has been done and what is left in this turn. */
export interface TurnView {
  readonly seat: number;
  readonly main_actions: number;
  readonly chain: readonly number[];
  readonly chain_has_ended: boolean;
  readonly turned: readonly number[];
  readonly quick_support_used: boolean;
  readonly enhanced: Readonly<Partial<Record<Action, number>>>;
  readonly fulfilled_a_plot: boolean;
  readonly took_a_faction_card: boolean;
  readonly used_events: readonly Special[];
  readonly event_will_follow: boolean;
}

export const Action = ["scout", "influence", "interrogate", "reassign", "exclude", "displace"] as const;
export type Action = (typeof Action)[number];

export const Special = ["festivities", "clear_weather", "press", "rosicrucians", "treaty", "convent", "decree", "inquisitors", "whisper"] as const;
export type Special = (typeof Special)[number];

/** An argument that is going on. A card is None if it is not laid, 0 if it lies face down. */
export interface ArgumentView {
  readonly attacker: number;
  readonly defender: number;
  readonly cell: number;
  readonly slots: readonly number[];
  readonly strengths: readonly number[];
  readonly sources: readonly (readonly SourceView[])[];
  readonly superior: number | null;
  readonly cards: readonly (number | null)[];
  readonly is_cancelled: boolean;
}

/** Influence that counts in an argument, and where it lies; cell 0 is the areopagus. */
export interface SourceView {
  readonly cell: number;
  readonly influence: number;
}

/** An Enlightened, with what it can do. */
export interface HandCard {
  readonly card: number;
  readonly degree: Degree;
  readonly factions: string;
  readonly strength: string;
  readonly ability: Ability;
  readonly organisation: Organisation;
  readonly slots: readonly string[];
}

export const Degree = ["", "1", "2", "3", "GM", "RA"] as const;
export type Degree = (typeof Degree)[number];

export const Ability = ["SCO_ADD", "INF_ADD", "INT_ADD", "REA_ADD", "EXC_ADD", "DIS_ADD", "SCO_ENH", "INF_ENH", "INT_ENH", "REA_ENH", "EXC_ENH", "DIS_ENH", "SWAP", "DRAW", "FACT", "EDICT", "GM", "RA"] as const;
export type Ability = (typeof Ability)[number];

export const Organisation = ["none", "mason", "rosicrucian"] as const;
export type Organisation = (typeof Organisation)[number];

/** A plot that the seat knows to be in play; `owner` is None for a common one. */
export interface PlotView {
  readonly plot: string;
  readonly owner: number | null;
  readonly is_open: boolean;
  readonly seats: readonly PlotFor[];
}

/** How a plot stands for one seat. */
export interface PlotFor {
  readonly seat: number;
  readonly has_influence: boolean;
  readonly at_edge: boolean;
  readonly is_met: boolean;
  readonly barred: string | null;
  readonly lacks: readonly LackView[];
}

/** What a plot lacks: the name of a sentence, a number and facts. */
export interface LackView {
  readonly lacks: string;
  readonly number: number;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A plot on the board of an artificial opponent, and how far it has come: one that is reached wins. */
export interface OwnPlotView {
  readonly plot: string;
  readonly kind: OwnPlotKind;
  readonly reached: number;
  readonly needed: number;
}

export const OwnPlotKind = ["edicts", "lodge", "masters", "influence", "cards", "lead", "lodges"] as const;
export type OwnPlotKind = (typeof OwnPlotKind)[number];

/** A card (0 is one's own areopagus) to which an action can be applied now. */
export interface Reach {
  readonly action: Action;
  readonly cell: number;
}

/** What the seat knows of a seat; an artificial opponent has no hand and no private plot. */
export interface Area {
  readonly seat: number;
  readonly is_person: boolean;
  readonly place: number;
  readonly areopagus: readonly number[];
  readonly row: number;
  readonly x: number;
  readonly connection: number;
  readonly connection_factions: string;
  readonly tokens: Readonly<Partial<Record<Letter, number>>>;
  readonly influence_left: number;
  readonly cards_in_hand: number;
  readonly hand_limit: number;
  readonly known_cards: readonly number[];
  readonly faction_cards: readonly Letter[];
  readonly open_event: Special | null;
  readonly events_in_hand: number;
  readonly private_plot: string | null;
  readonly points: number;
}

export const Letter = ["A", "M", "T", "K", "D", "U"] as const;
export type Letter = (typeof Letter)[number];

/** A place of the field; `card` is None while it lies face down or has been taken up. */
export interface CellView {
  readonly cell: number;
  readonly row: number;
  readonly x: number;
  readonly neighbours: readonly number[];
  readonly card: number | null;
  readonly face_down: boolean;
  readonly slots: readonly SlotView[];
  readonly controller: number | null;
  readonly markers: number;
  readonly inner: boolean;
  readonly areopagi: readonly number[];
  readonly figure: boolean;
  readonly has_yielded: boolean;
  readonly counts_as_near: boolean;
}

/** A slot of a card: what it costs, and whose influence is in it. */
export interface SlotView {
  readonly cost: string;
  readonly owner: number | null;
  readonly payable: boolean;
}

/** A lodge: at least three connected cards of one faction. */
export interface LodgeView {
  readonly faction: Letter;
  readonly cells: readonly number[];
  readonly influence: readonly number[];
  readonly controller: number | null;
  readonly is_main: boolean;
}

/** A faction card of this game; `owner` is None in the row. */
export interface FactionCardView {
  readonly faction: Letter;
  readonly owner: number | null;
  readonly lent_by: number | null;
  readonly borrowed: boolean;
  readonly used: boolean;
  readonly controller: number | null;
}

/** An edict in play. */
export interface EdictView {
  readonly faction: Letter;
  readonly owner: number;
  readonly tokens: number;
}

export const Ending = ["plots", "scoring_edicts", "scoring_quiet", "artificial_opponent"] as const;
export type Ending = (typeof Ending)[number];

/** One seat's line of the scoring. */
export interface SheetView {
  readonly seat: number;
  readonly factions: Readonly<Partial<Record<Letter, number>>>;
  readonly total: number;
  readonly faction_cards: number;
}

/** `superior` has superiority, the other one vulnerability; None if neither has any. */
export interface ArgumentBegan {
  readonly event: "argument_began";
  readonly attacker: number;
  readonly defender: number;
  readonly cell: number;
  readonly slots: readonly number[];
  readonly attacker_strength: number;
  readonly defender_strength: number;
  readonly superior: number | null;
}

/** Both cards would win at once. */
export interface ArgumentCancelled {
  readonly event: "argument_cancelled";
  readonly attacker: number;
  readonly defender: number;
}

/** Face down: the others see only that a card lies there. It may be changed until both lie. */
export interface ArgumentCardLaid {
  readonly event: "argument_card_laid";
  readonly seat: number;
  readonly card: number | null;
}

export interface ArgumentCardRevealed {
  readonly event: "argument_card_revealed";
  readonly seat: number;
  readonly card: number;
}

/** `how`: strength, at_once, tie or given_up. The strengths are the final ones. */
export interface ArgumentEnded {
  readonly event: "argument_ended";
  readonly winner: number;
  readonly loser: number;
  readonly attacker_strength: number;
  readonly defender_strength: number;
  readonly how: string;
}

export interface MarkerPut {
  readonly event: "marker_put";
  readonly seat: number;
  readonly cell: number;
}

export interface MarkerUsed {
  readonly event: "marker_used";
  readonly seat: number;
  readonly cell: number;
  readonly action: Action;
}

/** From a hand that is too large; the discard itself follows. */
export interface CardThrownAway {
  readonly event: "card_thrown_away";
  readonly seat: number;
  readonly card: number;
}

export interface CourtFilled {
  readonly event: "court_filled";
  readonly place: number;
  readonly card: number;
}

/** What seats return to the pool stands before it as `support_spent`. */
export interface EdictPlayed {
  readonly event: "edict_played";
  readonly seat: number;
  readonly faction: Letter;
  readonly tokens: number;
}

/** Face down onto the top of the deck. */
export interface EventReturned {
  readonly event: "event_returned";
  readonly seat: number;
  readonly event_card: string | null;
}

/** Edicts by their letters, specials by their names. */
export interface EventsDrawn {
  readonly event: "events_drawn";
  readonly seat: number;
  readonly count: number;
  readonly events: readonly string[] | null;
}

/** By an artificial opponent: an edict is played, a special is discarded. */
export interface EventTurnedUp {
  readonly event: "event_turned_up";
  readonly seat: number;
  readonly event_card: string;
}

export interface SpecialKept {
  readonly event: "special_kept";
  readonly seat: number;
  readonly special: Special | null;
}

export interface StewardMoved {
  readonly event: "steward_moved";
  readonly place: number;
}

export interface AbilityDeclined {
  readonly event: "ability_declined";
  readonly seat: number;
  readonly card: number;
}

export interface AbilityUsed {
  readonly event: "ability_used";
  readonly seat: number;
  readonly card: number;
  readonly ability: Ability;
}

/** Two cards of the field with all that lies on them. */
export interface CardsSwapped {
  readonly event: "cards_swapped";
  readonly seat: number;
  readonly cell: number;
  readonly other_cell: number;
}

export interface CardWoven {
  readonly event: "card_woven";
  readonly seat: number;
  readonly card: number;
}

export interface EdictTokensTaken {
  readonly event: "edict_tokens_taken";
  readonly seat: number;
  readonly faction: Letter;
  readonly count: number;
}

export interface FactionCardBorrowed {
  readonly event: "faction_card_borrowed";
  readonly seat: number;
  readonly faction: Letter;
  readonly lender: number | null;
}

export interface FactionCardReturned {
  readonly event: "faction_card_returned";
  readonly faction: Letter;
  readonly owner: number | null;
}

export interface FactionCardUsed {
  readonly event: "faction_card_used";
  readonly seat: number;
  readonly faction: Letter;
}

/** The tokens themselves follow as `support_gained` or `support_handed_over`. */
export interface QuickSupport {
  readonly event: "quick_support";
  readonly seat: number;
  readonly card: number;
}

export interface EdictDiscarded {
  readonly event: "edict_discarded";
  readonly faction: Letter;
  readonly last_round: boolean;
}

/** In its owner's event phase: to the pool and to the owner. */
export interface EdictTokensMoved {
  readonly event: "edict_tokens_moved";
  readonly seat: number;
  readonly faction: Letter;
  readonly to_pool: number;
  readonly to_owner: number;
}

/** The looker sees an opponent's hand; the others see that he looks. */
export interface HandShown {
  readonly event: "hand_shown";
  readonly seat: number;
  readonly opponent: number;
  readonly cards: readonly number[] | null;
}

/** The looker sees an opponent's private plot; the others see that he looks. */
export interface PlotShown {
  readonly event: "plot_shown";
  readonly seat: number;
  readonly opponent: number;
  readonly plot: string | null;
}

export interface SpecialDiscarded {
  readonly event: "special_discarded";
  readonly seat: number;
  readonly special: Special;
}

export interface SpecialInvoked {
  readonly event: "special_invoked";
  readonly seat: number;
  readonly special: Special;
}

export interface SpecialPlayed {
  readonly event: "special_played";
  readonly seat: number;
  readonly special: Special;
}

/** A face-down card of the field is turned over where it lies. */
export interface CardTurnedUp {
  readonly event: "card_turned_up";
  readonly seat: number;
  readonly cell: number;
  readonly card: number;
}

export interface FigureMoved {
  readonly event: "figure_moved";
  readonly seat: number;
  readonly cell: number;
}

/** One of the three plots on the board of an artificial opponent: `SG1` to `JW3`. */
export interface OwnPlotMet {
  readonly event: "own_plot_met";
  readonly seat: number;
  readonly plot: string;
}

export interface PlanRevealed {
  readonly event: "plan_revealed";
  readonly seat: number;
  readonly card: number;
}

/** Which item of its script an artificial opponent carries out. */
export interface ScriptStep {
  readonly event: "script_step";
  readonly seat: number;
  readonly stage: number;
  readonly item: string;
  readonly reason: string;
  readonly cell: number | null;
  readonly earlier: readonly string[];
}

export interface CardDrawn {
  readonly event: "card_drawn";
  readonly seat: number;
  readonly card: number;
}

export interface CardDrawnUnseen {
  readonly event: "card_drawn_unseen";
  readonly seat: number;
}

export interface CardLaid {
  readonly event: "card_laid";
  readonly seat: number;
  readonly cell: number;
  readonly card: number;
}

export interface CardsDiscarded {
  readonly event: "cards_discarded";
  readonly cards: readonly number[];
}

export interface CourtCardTaken {
  readonly event: "court_card_taken";
  readonly seat: number;
  readonly place: number;
  readonly card: number;
}

/** The discard pile is the deck again; its contents are public, its order is not. */
export interface DeckRenewed {
  readonly event: "deck_renewed";
  readonly deck: readonly number[];
}

export interface InfluenceMoved {
  readonly event: "influence_moved";
  readonly seat: number;
  readonly cell: number;
  readonly slot: number;
  readonly to_cell: number;
  readonly to_slot: number;
}

export interface InfluencePlaced {
  readonly event: "influence_placed";
  readonly seat: number;
  readonly cell: number;
  readonly slot: number;
}

export interface InfluenceRemoved {
  readonly event: "influence_removed";
  readonly seat: number;
  readonly cell: number;
  readonly slot: number;
}

export interface SupportGained {
  readonly event: "support_gained";
  readonly seat: number;
  readonly faction: Letter;
}

export interface SupportHandedOver {
  readonly event: "support_handed_over";
  readonly giver: number;
  readonly taker: number;
  readonly faction: Letter;
}

export interface SupportSpent {
  readonly event: "support_spent";
  readonly seat: number;
  readonly faction: Letter;
  readonly count: number;
}

/** Totals and faction cards go by seat; without scoring both are empty. */
export interface Ended {
  readonly event: "ended";
  readonly reason: string;
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly faction_cards: readonly number[];
  readonly tie_break: string | null;
}

export interface FactionCardTaken {
  readonly event: "faction_card_taken";
  readonly seat: number;
  readonly faction: Letter;
  readonly loser: number | null;
}

/** The main lodge of a faction (no cells if it has none) and each seat's points in it. */
export interface FactionScored {
  readonly event: "faction_scored";
  readonly faction: Letter;
  readonly lodge: readonly number[];
  readonly points: readonly number[];
}

export interface PlotFulfilled {
  readonly event: "plot_fulfilled";
  readonly seat: number;
  readonly plot: string;
}

/** The influence goes to the edge of the plot: its conditions fail, or it is released by choice. */
export interface PlotLost {
  readonly event: "plot_lost";
  readonly seat: number;
  readonly plot: string;
  readonly released: boolean;
}

export interface PlotReturned {
  readonly event: "plot_returned";
  readonly seat: number;
  readonly plot: string;
}

/** A private plot is turned face up for all. */
export interface PlotTurnedUp {
  readonly event: "plot_turned_up";
  readonly seat: number;
  readonly plot: string;
}

/** One seat's points by faction. */
export interface Scored {
  readonly event: "scored";
  readonly seat: number;
  readonly factions: Readonly<Partial<Record<Letter, number>>>;
  readonly total: number;
  readonly faction_cards: number;
}

/** The whole table. Boards are numbered clockwise from 1; connection cards go from 4 (IV) to 23. */
export interface Setup {
  readonly event: "setup";
  readonly players: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly places: readonly number[];
  readonly field: number;
  readonly first: number;
  readonly hands: readonly (readonly number[] | number)[];
  readonly court: readonly number[];
  readonly steward: number;
  readonly deck: number;
  readonly unseen: readonly number[] | null;
  readonly connections: readonly number[];
  readonly support: number;
  readonly tokens: readonly string[];
  readonly influence: readonly number[];
  readonly factions: readonly string[];
  readonly common: readonly string[];
  readonly private: readonly (string | null)[];
}

/** A main action of the turn; additional ones are begun by `ability_used`, `faction_card_used`, `marker_used`. */
export interface ActionBegan {
  readonly event: "action_began";
  readonly seat: number;
  readonly action: Action;
}

/** A card of the field is discarded; `acting` as in `card_scouted`. The influence on it lies aside until `influence_carried_over`. */
export interface CardExcluded {
  readonly event: "card_excluded";
  readonly seat: number;
  readonly acting: number | null;
  readonly cell: number;
  readonly card: number;
}

/** A face-down card goes into a hand; only its new owner sees it. `acting` is the acting card, 0 for one's own areopagus, None where none was needed. */
export interface CardScouted {
  readonly event: "card_scouted";
  readonly seat: number;
  readonly acting: number | null;
  readonly cell: number;
  readonly card: number | null;
}

/** The owners of the new card's slots from the top, None for a free one. What found no slot is back in its owner's supply. */
export interface InfluenceCarriedOver {
  readonly event: "influence_carried_over";
  readonly cell: number;
  readonly owners: readonly (number | null)[];
}

/** `cell` is None for the areopagus; the cards of `rumours` yield too. The tokens follow. */
export interface Interrogated {
  readonly event: "interrogated";
  readonly seat: number;
  readonly cell: number | null;
  readonly rumours: readonly number[];
}

/** The faction whose cards may be left; None where any may. */
export interface ReassignmentBegan {
  readonly event: "reassignment_began";
  readonly seat: number;
  readonly faction: Letter | null;
}

export interface TurnBegan {
  readonly event: "turn_began";
  readonly round: number;
  readonly seat: number;
}

export interface Book {
  readonly faces: readonly Face[];
  readonly factions: readonly FactionText[];
  readonly plots: readonly PlotText[];
  readonly events: readonly EventText[];
  readonly degrees: Readonly<Partial<Record<Degree, string>>>;
  readonly organisations: Readonly<Partial<Record<Organisation, string>>>;
  readonly opponent: Opponent | null;
}

/** An Enlightened: the face of the card, and the person. */
export interface Face {
  readonly card: number;
  readonly degree: Degree;
  readonly factions: string;
  readonly strength: string;
  readonly ability: Ability;
  readonly action: Action | null;
  readonly does: string;
  readonly organisation: Organisation;
  readonly slots: readonly string[];
  readonly name: string;
  readonly short: string;
  readonly board: string;
  readonly alias: string;
  readonly life: string;
}

export interface FactionText {
  readonly letter: Letter;
  readonly name: string;
  readonly sign: string;
  readonly once: string;
  readonly permanent: string;
}

export interface PlotText {
  readonly plot: string;
  readonly name: string;
  readonly condition: string;
}

export interface EventText {
  readonly event: string;
  readonly name: string;
  readonly effect: string;
}

/** The artificial opponent of this game. */
export interface Opponent {
  readonly name: string;
  readonly life: string;
  readonly rule: string;
  readonly ours: boolean;
  readonly plots: readonly PlotText[];
  readonly script: readonly ScriptLine[];
}

/** An item of a script; `item` is its stage with its letter and number, `label` the same for readers. */
export interface ScriptLine {
  readonly item: string;
  readonly label: string;
  readonly text: string;
}

/** Something that can be done to a card: the words that do it, and what they come to. */
export interface Deed {
  readonly words: readonly string[];
  readonly action: Action;
  readonly cell: number;
  readonly acting: number | null;
  readonly count: number;
  readonly whom: number | null;
  readonly strength: string;
  readonly faction: Letter | null;
  readonly tokens: Readonly<Partial<Record<Letter, number>>>;
  readonly gains: Readonly<Partial<Record<Letter, number>>>;
  readonly then: Moment | null;
  readonly is_done: boolean;
}

/** A card that is woven, and what is taken from it; `way` is None where that goes without saying. */
export interface Weave {
  readonly words: readonly string[];
  readonly way: Way | null;
  readonly gains: Readonly<Partial<Record<Letter, number>>>;
}

export const Way = ["ability", "quick support", "decline"] as const;
export type Way = (typeof Way)[number];

export type GameEvent =
  | ArgumentBegan
  | ArgumentCancelled
  | ArgumentCardLaid
  | ArgumentCardRevealed
  | ArgumentEnded
  | MarkerPut
  | MarkerUsed
  | CardThrownAway
  | CourtFilled
  | EdictPlayed
  | EventReturned
  | EventsDrawn
  | EventTurnedUp
  | SpecialKept
  | StewardMoved
  | AbilityDeclined
  | AbilityUsed
  | CardsSwapped
  | CardWoven
  | EdictTokensTaken
  | FactionCardBorrowed
  | FactionCardReturned
  | FactionCardUsed
  | QuickSupport
  | EdictDiscarded
  | EdictTokensMoved
  | HandShown
  | PlotShown
  | SpecialDiscarded
  | SpecialInvoked
  | SpecialPlayed
  | CardTurnedUp
  | FigureMoved
  | OwnPlotMet
  | PlanRevealed
  | ScriptStep
  | CardDrawn
  | CardDrawnUnseen
  | CardLaid
  | CardsDiscarded
  | CourtCardTaken
  | DeckRenewed
  | InfluenceMoved
  | InfluencePlaced
  | InfluenceRemoved
  | SupportGained
  | SupportHandedOver
  | SupportSpent
  | Ended
  | FactionCardTaken
  | FactionScored
  | PlotFulfilled
  | PlotLost
  | PlotReturned
  | PlotTurnedUp
  | Scored
  | Setup
  | ActionBegan
  | CardExcluded
  | CardScouted
  | InfluenceCarriedOver
  | Interrogated
  | ReassignmentBegan
  | TurnBegan;

export type Line = LogLine<GameEvent>;
export type Props = BoardProps<View, GameEvent>;
export type PropsOfSeat = SeatProps<View, GameEvent>;
