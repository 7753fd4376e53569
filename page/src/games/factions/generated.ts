// Written by tools/write_wire.py from src/intriga/games/factions: `make wire`. Do not edit.

import type { BoardProps, SeatProps } from '../../boards';
import type { LogLine } from '../../wire';

/** The whole table as one seat knows it. */
export interface View {
  readonly seat: number;
  readonly players: number;
  readonly moment: Moment;
  readonly first: number | null;
  readonly turn: number | null;
  readonly turns: number;
  readonly actions: number;
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly areas: readonly Area[];
  readonly hand: readonly HandCard[];
  readonly room: number;
  readonly role: OwnRole | null;
  readonly playing: Playing | null;
  readonly quiz: Quiz | null;
  readonly still_choosing: readonly number[];
  readonly sheets: readonly Scored[];
}

export const Moment = ["quiz", "youngest", "exchange", "turn", "laying", "may", "choosing", "dropping", "giving", "over"] as const;
export type Moment = (typeof Moment)[number];

/** A card that everybody sees. */
export interface Card {
  readonly number: number;
  readonly id: string;
  readonly faction: Letter;
  readonly symbols: string;
  readonly guarded: boolean;
}

export const Letter = ["F", "L", "K"] as const;
export type Letter = (typeof Letter)[number];

/** What everybody sees of a seat, and the cards of its hand that the reader knows. */
export interface Area {
  readonly seat: number;
  readonly cards_in_hand: number;
  readonly known: readonly Card[];
  readonly symbols: Symbols;
  readonly cards: readonly Card[];
}

/** How many symbols of each faction. */
export interface Symbols {
  readonly F: number;
  readonly L: number;
  readonly K: number;
}

/** A card of one's own hand. */
export interface HandCard {
  readonly number: number;
  readonly id: string;
  readonly faction: Letter;
  readonly symbols: string;
  readonly laid: Place;
  readonly property: Readonly<Record<string, string>>;
  readonly known: boolean;
  readonly change: number;
}

export const Place = ["own", "other", "any", "here", "left", "right"] as const;
export type Place = (typeof Place)[number];

/** One's secret role, with what it would bring as the table lies. The owner alone has it. */
export interface OwnRole {
  readonly id: string;
  readonly faction: Letter;
  readonly points: number;
  readonly condition: Readonly<Record<string, string>>;
  readonly fulfilled: boolean;
  readonly have: number;
  readonly need: number;
  readonly measure: Measure;
  readonly near: number;
  readonly own: number;
  readonly foreign: number;
  readonly total: number;
}

export const Measure = ["at_least", "at_most", "more", "fewer", "as_many", "so"] as const;
export type Measure = (typeof Measure)[number];

/** The card whose property is being carried out, or that is still to be laid. */
export interface Playing {
  readonly card: Card;
  readonly seat: number;
  readonly area: number | null;
  readonly effect: number | null;
  readonly chosen: readonly number[];
  readonly target: number | null;
}

/** The questions that decide who begins. */
export interface Quiz {
  readonly round: number;
  readonly rounds: number;
  readonly questions: readonly QuizQuestion[];
  readonly last: readonly QuizQuestion[];
  readonly score: readonly number[];
}

/** A question to a seat; answers are numbered from 1, as words write them. */
export interface QuizQuestion {
  readonly seat: number;
  readonly card: Card;
  readonly about: About;
  readonly ask: Readonly<Record<string, string>>;
  readonly answers: readonly (Readonly<Record<string, string>>)[];
  readonly given: number | null;
  readonly right: number | null;
}

export const About = ["fact", "born", "died"] as const;
export type About = (typeof About)[number];

/** A seat's letter is opened: its role, its symbols, and its points. */
export interface Scored {
  readonly event: "scored";
  readonly seat: number;
  readonly role: string;
  readonly faction: Letter;
  readonly symbols: Readonly<Partial<Record<Letter, number>>>;
  readonly own: number;
  readonly foreign: number;
  readonly fulfilled: boolean;
  readonly role_points: number;
  readonly total: number;
}

/** The deal as one seat sees it. */
export interface Dealt {
  readonly event: "dealt";
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly role: string | null;
  readonly hand: readonly string[];
  readonly discard: string;
  readonly deck: number;
}

/** A question to a seat: about whom, and what. */
export interface QuizAsked {
  readonly event: "quiz_asked";
  readonly seat: number;
  readonly round: number;
  readonly card: string;
  readonly about: About;
}

/** A seat has answered; which answer it gave the others do not see yet. */
export interface QuizChosen {
  readonly event: "quiz_chosen";
  readonly seat: number;
  readonly answer: number | null;
}

/** The answer of a seat is judged: places of the given and of the right answer. */
export interface QuizAnswered {
  readonly event: "quiz_answered";
  readonly seat: number;
  readonly round: number;
  readonly card: string;
  readonly about: About;
  readonly answer: number;
  readonly right: number;
  readonly is_right: boolean;
}

/** Who begins, and why. */
export interface FirstChosen {
  readonly event: "first_chosen";
  readonly seat: number;
  readonly by: FirstBy;
}

export const FirstBy = ["chance", "quiz", "youngest"] as const;
export type FirstBy = (typeof FirstBy)[number];

export interface Kept {
  readonly event: "kept";
  readonly seat: number;
}

/** The first hand is laid on the discard pile; new cards follow. */
export interface Exchanged {
  readonly event: "exchanged";
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface TurnBegan {
  readonly event: "turn_began";
  readonly seat: number;
  readonly turn: number;
}

/** A card from the deck into the hand; the others see only that it was drawn. */
export interface CardDrawn {
  readonly event: "card_drawn";
  readonly seat: number;
  readonly card: string | null;
  readonly left: number;
}

/** A card is shown; where it lies follows. */
export interface CardPlayed {
  readonly event: "card_played";
  readonly seat: number;
  readonly card: string;
}

/** The played card lies in this area. */
export interface CardLaid {
  readonly event: "card_laid";
  readonly seat: number;
  readonly card: string;
  readonly area: number;
}

/** An effect that is a "may" was not wanted. */
export interface Declined {
  readonly event: "declined";
  readonly seat: number;
  readonly card: string;
}

/** An effect that could not be applied, or whose condition does not hold (`condition`). */
export interface NotApplied {
  readonly event: "not_applied";
  readonly seat: number;
  readonly card: string;
  readonly why: WhyNot;
}

export const WhyNot = ["condition", "impossible"] as const;
export type WhyNot = (typeof WhyNot)[number];

/** A card in play goes to the discard pile. */
export interface CardDiscarded {
  readonly event: "card_discarded";
  readonly seat: number;
  readonly card: string;
  readonly area: number;
}

export interface CardMoved {
  readonly event: "card_moved";
  readonly seat: number;
  readonly card: string;
  readonly area: number;
  readonly to: number;
}

/** `card` went from `area` to `to`, and `other` the other way. */
export interface CardsSwapped {
  readonly event: "cards_swapped";
  readonly seat: number;
  readonly card: string;
  readonly area: number;
  readonly other: string;
  readonly to: number;
}

/** A card in play goes back to the hand of the player before whom it lay. */
export interface CardReturned {
  readonly event: "card_returned";
  readonly seat: number;
  readonly card: string;
  readonly area: number;
}

/** A card of the deck goes to the discard pile. */
export interface TopDiscarded {
  readonly event: "top_discarded";
  readonly seat: number;
  readonly card: string;
  readonly left: number;
}

/** A card of the deck is laid in an area; its property is not read. */
export interface TopLaid {
  readonly event: "top_laid";
  readonly seat: number;
  readonly card: string;
  readonly area: number;
  readonly left: number;
}

/** A card of the discard pile goes into a hand. */
export interface CardRecovered {
  readonly event: "card_recovered";
  readonly seat: number;
  readonly card: string;
}

/** A card of the discard pile is laid in an area; its property is not read. */
export interface CardRevived {
  readonly event: "card_revived";
  readonly seat: number;
  readonly card: string;
  readonly area: number;
}

/** A card goes from hand to hand, shown to all. */
export interface CardGiven {
  readonly event: "card_given";
  readonly seat: number;
  readonly card: string;
  readonly to: number;
}

/** A card drawn from another's hand, shown to all. */
export interface CardTaken {
  readonly event: "card_taken";
  readonly seat: number;
  readonly card: string;
  readonly source: number;
}

/** A card of the hand goes to the discard pile. */
export interface CardDropped {
  readonly event: "card_dropped";
  readonly seat: number;
  readonly card: string;
}

/** A seat looks at another's hand; the others see only that. */
export interface HandLooked {
  readonly event: "hand_looked";
  readonly seat: number;
  readonly target: number;
  readonly cards: readonly string[] | null;
}

export interface ActionGained {
  readonly event: "action_gained";
  readonly seat: number;
  readonly card: string;
}

/** What is left in a hand does not count. */
export interface HandDiscarded {
  readonly event: "hand_discarded";
  readonly seat: number;
  readonly cards: readonly string[];
}

/** The deck ran out by an `action`, an `effect` or an `exchange`. */
export interface Ended {
  readonly event: "ended";
  readonly reason: string;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly tie_break: string | null;
}

export interface Book {
  readonly title: string;
  readonly factions: readonly Faction[];
  readonly people: readonly Person[];
  readonly roles: readonly Role[];
}

export interface Faction {
  readonly letter: Letter;
  readonly name: string;
  readonly one: string;
  readonly side: string;
  readonly sign: string;
  readonly about: string;
}

/** A character's card, and its page of the encyclopedia. */
export interface Person {
  readonly number: number;
  readonly id: string;
  readonly faction: Letter;
  readonly symbols: string;
  readonly name: string;
  readonly short: string;
  readonly laid: string;
  readonly property: readonly string[];
  readonly born: number | null;
  readonly died: number | null;
  readonly note: string;
  readonly source: string;
  readonly related: readonly string[];
}

/** A role that somebody may have. */
export interface Role {
  readonly id: string;
  readonly faction: Letter;
  readonly name: string;
  readonly points: number;
  readonly condition: string;
}

export type GameEvent =
  | Dealt
  | QuizAsked
  | QuizChosen
  | QuizAnswered
  | FirstChosen
  | Kept
  | Exchanged
  | TurnBegan
  | CardDrawn
  | CardPlayed
  | CardLaid
  | Declined
  | NotApplied
  | CardDiscarded
  | CardMoved
  | CardsSwapped
  | CardReturned
  | TopDiscarded
  | TopLaid
  | CardRecovered
  | CardRevived
  | CardGiven
  | CardTaken
  | CardDropped
  | HandLooked
  | ActionGained
  | HandDiscarded
  | Scored
  | Ended;

export type Line = LogLine<GameEvent>;
export type Props = BoardProps<View, GameEvent>;
export type PropsOfSeat = SeatProps<View, GameEvent>;
