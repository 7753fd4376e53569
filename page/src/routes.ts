// Written by tools/write_wire.py from the routes of src/intriga/server: `make wire`. Do not edit.

import type { OpenTable, OpenDaily, BeWilling, AskToSit, Sit, AtSeat, BotAtSeat, PlayOn, NextChapter, DropDevice, ChangeMe, ToServer } from './requests';
import type { Health, SigningKey, GameCard, Lobby, DailyDeals, DailyScores, Me, MyDevice, Claimable, Link, Code, OpenedTable, LogLine, Memoirs, Welcome, Answered, Reasons, Deeds, Ahead, HintGiven, Pong, ChatPage, Step, Follows, Rulebook, Problem } from './wire';

export type Nothing = Readonly<Record<never, never>>;

/** Every route that answers with JSON: what its address asks, its body, its answer. */
export interface Routes {
  readonly 'DELETE /me': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: null;
  };
  readonly 'GET /me': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: Me;
  };
  readonly 'PATCH /me': {
    readonly asks: Nothing;
    readonly body: ChangeMe;
    readonly answer: Me;
  };
  readonly 'POST /me/link': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: Link;
  };
  readonly 'GET /me/devices': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: readonly MyDevice[];
  };
  readonly 'POST /me/devices/drop': {
    readonly asks: Nothing;
    readonly body: DropDevice;
    readonly answer: readonly MyDevice[];
  };
  readonly 'POST /me/claimable': {
    readonly asks: Nothing;
    readonly body: Code;
    readonly answer: Claimable;
  };
  readonly 'POST /me/claim': {
    readonly asks: Nothing;
    readonly body: Code;
    readonly answer: Me;
  };
  readonly 'POST /me/recovery': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: Code;
  };
  readonly 'POST /me/recover': {
    readonly asks: Nothing;
    readonly body: Code;
    readonly answer: Me;
  };
  readonly 'GET /games': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: readonly GameCard[];
  };
  readonly 'GET /rulebook/{game}': {
    readonly asks: { readonly game: string };
    readonly body: null;
    readonly answer: Rulebook;
  };
  readonly 'GET /lobby': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: Lobby;
  };
  readonly 'POST /lobby/willing': {
    readonly asks: Nothing;
    readonly body: BeWilling;
    readonly answer: null;
  };
  readonly 'POST /lobby/ask': {
    readonly asks: Nothing;
    readonly body: AskToSit;
    readonly answer: null;
  };
  readonly 'GET /daily': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: DailyDeals;
  };
  readonly 'POST /daily/tries': {
    readonly asks: Nothing;
    readonly body: OpenDaily;
    readonly answer: Follows;
  };
  readonly 'GET /daily/{game}/{date}': {
    readonly asks: { readonly game: string; readonly date: string };
    readonly body: null;
    readonly answer: DailyScores;
  };
  readonly 'POST /tables': {
    readonly asks: Nothing;
    readonly body: OpenTable;
    readonly answer: OpenedTable;
  };
  readonly 'GET /tables/{table}': {
    readonly asks: { readonly table: string; readonly k?: string; readonly since?: number };
    readonly body: null;
    readonly answer: Welcome;
  };
  readonly 'GET /tables/{table}/chat': {
    readonly asks: { readonly table: string; readonly before: number; readonly k?: string };
    readonly body: null;
    readonly answer: ChatPage;
  };
  readonly 'POST /tables/{table}/sit': {
    readonly asks: { readonly table: string };
    readonly body: Sit;
    readonly answer: Welcome;
  };
  readonly 'POST /tables/{table}/leave': {
    readonly asks: { readonly table: string };
    readonly body: AtSeat;
    readonly answer: Welcome;
  };
  readonly 'POST /tables/{table}/remove': {
    readonly asks: { readonly table: string };
    readonly body: AtSeat;
    readonly answer: Welcome;
  };
  readonly 'POST /tables/{table}/bot': {
    readonly asks: { readonly table: string };
    readonly body: BotAtSeat;
    readonly answer: Welcome;
  };
  readonly 'POST /tables/{table}/begin': {
    readonly asks: { readonly table: string };
    readonly body: null;
    readonly answer: Welcome;
  };
  readonly 'POST /tables/{table}/message': {
    readonly asks: { readonly table: string; readonly k?: string };
    readonly body: ToServer;
    readonly answer: Answered | Reasons | Deeds | Ahead | HintGiven | Pong | Problem;
  };
  readonly 'GET /tables/{table}/book': {
    readonly asks: { readonly table: string; readonly k?: string };
    readonly body: null;
    readonly answer: unknown;
  };
  readonly 'GET /tables/{table}/steps/{number}': {
    readonly asks: { readonly table: string; readonly number: number; readonly k?: string; readonly seat?: number };
    readonly body: null;
    readonly answer: Step;
  };
  readonly 'GET /tables/{table}/story': {
    readonly asks: { readonly table: string; readonly k?: string; readonly seat?: number };
    readonly body: null;
    readonly answer: readonly LogLine[];
  };
  readonly 'GET /tables/{table}/memoirs': {
    readonly asks: { readonly table: string; readonly k?: string };
    readonly body: null;
    readonly answer: Memoirs;
  };
  readonly 'POST /tables/{table}/branch': {
    readonly asks: { readonly table: string; readonly k?: string };
    readonly body: PlayOn;
    readonly answer: Follows;
  };
  readonly 'POST /tables/{table}/rematch': {
    readonly asks: { readonly table: string };
    readonly body: null;
    readonly answer: Follows;
  };
  readonly 'POST /tables/{table}/retry': {
    readonly asks: { readonly table: string };
    readonly body: null;
    readonly answer: Follows;
  };
  readonly 'POST /tables/{table}/next': {
    readonly asks: { readonly table: string };
    readonly body: NextChapter;
    readonly answer: Follows;
  };
  readonly 'GET /health': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: Health;
  };
  readonly 'GET /key': {
    readonly asks: Nothing;
    readonly body: null;
    readonly answer: SigningKey;
  };
}
