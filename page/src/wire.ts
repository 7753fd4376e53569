// Written by tools/write_wire.py from src/intriga/server/telling/wire.py: `make wire`. Do not edit.

/** None, a bank with an increment (seconds), or a number of days per move. */
export interface Clock {
  readonly kind?: "none" | "bank" | "days";
  readonly bank?: number;
  readonly increment?: number;
  readonly days?: number;
}

export const Language = ["ru", "en"] as const;
export type Language = (typeof Language)[number];

/** Compiled code or the sources. Bots change to compiled code when it is ready, the server when it is started again. */
export interface RunningBuilds {
  readonly server: "pure" | "compiled";
  readonly bots: "pure" | "compiled" | "being built";
}

/** A node that can serve; how many processes share its address, and how many of them answer. */
export interface Health {
  readonly ok: boolean;
  readonly bus: boolean;
  readonly build: RunningBuilds;
  readonly processes: number;
  readonly answering: number;
}

/** The public key with which this server signs records. */
export interface SigningKey {
  readonly algorithm: string;
  readonly key: string;
}

export interface OptionValue {
  readonly value: string;
  readonly label: string;
}

/** One choice before the game. An option may occur several times, for different player counts. */
export interface OptionForm {
  readonly name: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
  readonly default: string;
  readonly proposed: string;
  readonly players: readonly number[];
  readonly only_with: readonly string[];
}

export interface LevelForm {
  readonly level: string;
  readonly label: string;
}

/** A game in the list of games. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly blurb: string;
  readonly players: readonly number[];
  readonly minutes: number;
  readonly usual_players: number;
  readonly options: readonly OptionForm[];
  readonly levels: readonly LevelForm[];
  readonly has_guide: boolean;
  readonly talk_clause: string;
}

/** A table in a list. */
export interface TableCard {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly status: "waiting" | "running" | "ended";
  readonly players: number;
  readonly seats: readonly string[];
  readonly free: number;
  readonly my_seats: readonly number[];
  readonly my_turn: boolean;
  readonly updated: number;
  readonly chapter: string;
  readonly played: string;
  readonly success: boolean | null;
  readonly won: boolean | null;
  readonly place: number;
  readonly points: number | null;
}

/** Somebody who looks at the lobby and would like to play. */
export interface WillingCard {
  readonly who: string;
  readonly name: string;
}

/** A table to which I was asked. */
export interface InvitationCard {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly by: string;
  readonly link: string;
}

export interface Lobby {
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
  readonly finished: readonly TableCard[];
  readonly willing: readonly WillingCard[];
  readonly invitations: readonly InvitationCard[];
}

/** The deal of today of one game. */
export interface DailyCard {
  readonly game: string;
  readonly title: string;
  readonly commitment: string;
  readonly table: string;
  readonly status: "new" | "running" | "ended";
}

export interface DailyDeals {
  readonly date: string;
  readonly ends: number;
  readonly yesterday: string;
  readonly games: readonly DailyCard[];
}

/** One try at a deal; equal ones share their place. */
export interface DailyScore {
  readonly place: number;
  readonly name: string;
  readonly won: boolean;
  readonly points: number | null;
  readonly mine: boolean;
}

/** What came of the deal of a day that is over. */
export interface DailyScores {
  readonly game: string;
  readonly title: string;
  readonly date: string;
  readonly commitment: string;
  readonly seed: string;
  readonly tries: number;
  readonly scores: readonly DailyScore[];
}

export interface Me {
  readonly person: string;
  readonly name: string;
  readonly language: Language;
}

/** One of my devices. */
export interface MyDevice {
  readonly device: string;
  readonly browser: string;
  readonly since: number;
  readonly this: boolean;
}

/** What following a one-time link would mean for this device. */
export interface Claimable {
  readonly name: string;
  readonly tables: number;
  readonly my_tables: number;
  readonly same: boolean;
}

/** A one-time link for another device. */
export interface Link {
  readonly link: string;
}

/** A recovery code, or the code of a one-time link: shown by the server, and sent back by the page. */
export interface Code {
  readonly code: string;
}

/** A new table with its two links: for players, and for spectators. */
export interface OpenedTable {
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}

export const FollowedBy = ["rematch", "retry", "next"] as const;
export type FollowedBy = (typeof FollowedBy)[number];

/** Who sits where. */
export interface SeatCard {
  readonly seat: number;
  readonly name: string;
  readonly kind: "person" | "bot" | "scripted" | "free";
  readonly level: string;
  readonly present: boolean;
  readonly acting: boolean;
  readonly thinks: boolean;
  readonly clock_ms: number | null;
  readonly clock_runs: boolean;
}

/** One sentence of what happened. */
export interface LogLine<Event = unknown> {
  readonly sequence: number;
  readonly kind: "event" | "chat" | "table";
  readonly text: string;
  readonly clause: string;
  readonly seat: number;
  readonly heading: boolean;
  readonly event: Event | { readonly event?: undefined };
  readonly back_to: number;
}

/** A word that may be said now. */
export interface Offer {
  readonly word: string;
  readonly text: string;
  readonly group: string;
  readonly touches: readonly string[];
  readonly then: readonly string[];
  readonly then_words: readonly string[];
}

export interface AskedQuestion {
  readonly number: number;
  readonly text: string;
  readonly clause: string;
  readonly mine: boolean;
}

export interface PlainCell {
  readonly text: string;
  readonly touch: string;
}

/** A part of the view as a titled list or table: for the plain board. */
export interface PlainTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly PlainCell[])[];
}

/** How it ended, for one seat or team. */
export interface Standing {
  readonly name: string;
  readonly seats: readonly number[];
  readonly total: number;
  readonly won: boolean;
  readonly items: readonly string[];
}

/** When the winner took the lead for good. */
export interface TurningPoint {
  readonly text: string;
  readonly at: number;
}

/** What may be chosen for the next match of a chain, and what is chosen now. */
export interface NextForm {
  readonly players: readonly number[];
  readonly chosen_players: number;
  readonly options: readonly OptionForm[];
  readonly chosen: Readonly<Record<string, string>>;
}

export interface ResultCard {
  readonly text: string;
  readonly standings: readonly Standing[];
  readonly how: "ruled" | "resigned" | "abandoned";
  readonly proof: string;
  readonly seed: string;
  readonly turn: TurningPoint | null;
  readonly success: boolean | null;
  readonly has_memoirs: boolean;
  readonly ways: readonly FollowedBy[];
  readonly next: NextForm | null;
  readonly kept: boolean;
}

/** One match as a story. */
export interface MemoirsPage {
  readonly table: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The stories of a campaign up to one match. */
export interface Memoirs {
  readonly game: string;
  readonly heading: string;
  readonly pages: readonly MemoirsPage[];
}

export interface Undo {
  readonly kind: "free" | "ask" | "never" | "none";
  readonly text: string;
}

export interface Proposal {
  readonly number: number;
  readonly text: string;
  readonly waits_for: readonly number[];
  readonly mine_to_vote: boolean;
  readonly mine: number;
}

/** A word that closes a window is kept back for a moment, so that others can step in. */
export interface HeldWord {
  readonly seat: number;
  readonly left_ms: number;
  readonly may_wait: boolean;
}

/** A phrase that may be signalled. */
export interface SignalForm {
  readonly phrase: string;
  readonly text: string;
}

/** The step of a guided game. */
export interface Guide {
  readonly step: number;
  readonly steps: number;
  readonly text: string;
  readonly touches: readonly string[];
  readonly word: string;
}

/** The game as one seat (or a spectator, -1) may know it. */
export interface Position<View = unknown> {
  readonly seat: number;
  readonly view: View;
  readonly question: AskedQuestion | null;
  readonly offers: readonly Offer[];
  readonly plain: readonly PlainTable[];
  readonly undo: Undo;
  readonly result: ResultCard | null;
  readonly guide: Guide | null;
  readonly signals: readonly SignalForm[];
}

/** The table as everybody may know it. */
export interface PublicState {
  readonly clock: Clock;
  readonly is_open: boolean;
  readonly begins_itself: boolean;
  readonly free_chat: boolean;
  readonly host_adds_bytes: boolean;
  readonly practice: boolean;
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: "waiting" | "running" | "ended";
  readonly seats: readonly SeatCard[];
  readonly spectators: number;
  readonly commitment: string;
  readonly follows: Readonly<Record<string, string>>;
  readonly chapter: string;
  readonly came_from: string;
  readonly talk_clause: string;
  readonly silent: boolean;
  readonly daily: string;
  readonly added: readonly number[];
}

/** What one reader is told of it besides. */
export interface OwnState {
  readonly my_seats: readonly number[];
  readonly hot_seat: boolean;
  readonly is_host: boolean;
  readonly hand_over: number | null;
  readonly invite: string;
  readonly watch: string;
  readonly proposal: Proposal | null;
  readonly position: Position | null;
  readonly held: HeldWord | null;
  readonly wants_bytes: readonly number[];
}

/** The table as one reader may know it. */
export interface TableState {
  readonly clock: Clock;
  readonly is_open: boolean;
  readonly begins_itself: boolean;
  readonly free_chat: boolean;
  readonly host_adds_bytes: boolean;
  readonly practice: boolean;
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: "waiting" | "running" | "ended";
  readonly seats: readonly SeatCard[];
  readonly spectators: number;
  readonly commitment: string;
  readonly follows: Readonly<Record<string, string>>;
  readonly chapter: string;
  readonly came_from: string;
  readonly talk_clause: string;
  readonly silent: boolean;
  readonly daily: string;
  readonly added: readonly number[];
  readonly my_seats: readonly number[];
  readonly hot_seat: boolean;
  readonly is_host: boolean;
  readonly hand_over: number | null;
  readonly invite: string;
  readonly watch: string;
  readonly proposal: Proposal | null;
  readonly position: Position | null;
  readonly held: HeldWord | null;
  readonly wants_bytes: readonly number[];
}

/** The first message of a connection: everything up to `sequence`. */
export interface Welcome {
  readonly type: "welcome";
  readonly sequence: number;
  readonly state: TableState;
  readonly log: readonly LogLine[];
  readonly chat_before: number;
}

/** What has happened since, and the table as it is now. */
export interface News {
  readonly type: "news";
  readonly sequence: number;
  readonly state: TableState;
  readonly log: readonly LogLine[];
}

/** Who is at the table now; the rest of its state is as it was. */
export interface Here {
  readonly type: "here";
  readonly present: readonly number[];
  readonly spectators: number;
}

export interface Reason {
  readonly text: string;
  readonly clause: string;
}

/** The answer to a reader's own message: done, or why not. `stale` comes with fresh News. */
export interface Answered {
  readonly type: "answered";
  readonly client: string;
  readonly ok: boolean;
  readonly stale: boolean;
  readonly reasons: readonly Reason[];
}

/** The answer to `Why`. */
export interface Reasons {
  readonly type: "reasons";
  readonly word: string;
  readonly touch: string;
  readonly reasons: readonly Reason[];
}

/** To AskDeeds; what a deed is besides its words is the game's own. */
export interface Deeds {
  readonly type: "deeds";
  readonly touch: string;
  readonly deeds: readonly (Readonly<Record<string, unknown>>)[];
}

/** To Look: the view after these words, up to a last one that draws; None where they cannot be said. */
export interface Ahead {
  readonly type: "ahead";
  readonly words: readonly string[];
  readonly view: Readonly<Record<string, unknown>> | null;
}

export interface HintGiven {
  readonly type: "hint";
  readonly word: string;
  readonly text: string;
}

export interface Pong {
  readonly type: "pong";
  readonly n: number;
}

/** A message that could not be read, or a table that is not here. */
export interface Trouble {
  readonly type: "trouble";
  readonly text: string;
}

export type ToPage = Welcome | News | Here | Answered | Reasons | Deeds | Ahead | HintGiven | Pong | Trouble;

export type Answer = Answered | Reasons | Deeds | Ahead | HintGiven | Pong;

/** Older texts of a chat. */
export interface ChatPage {
  readonly lines: readonly LogLine[];
  readonly before: number;
}

/** One point of a finished match: the position as this reader knew it, or all of it. */
export interface Step {
  readonly at: number;
  readonly of: number;
  readonly sequence: number;
  readonly log: readonly LogLine[];
  readonly state: TableState;
}

/** The table that follows a finished match. */
export interface Follows {
  readonly table: string;
}

export interface Clause {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** The body of every refused HTTP request. */
export interface Problem {
  readonly text: string;
  readonly clause: string;
  readonly reason: string;
}
