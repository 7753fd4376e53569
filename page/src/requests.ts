// Written by tools/write_wire.py from src/intriga/server/telling/requests.py: `make wire`. Do not edit.

import type { Clock, Language } from './wire';

/** Who is to sit here: me, somebody at the same screen, anybody, or a bot of a level. */
export interface SeatPlan {
  readonly who: "me" | "here" | "open" | "bot";
  readonly name?: string;
  readonly level?: string;
}

export interface OpenTable {
  readonly clock?: Clock;
  readonly is_open?: boolean;
  readonly begin?: boolean;
  readonly free_chat?: boolean;
  readonly host_adds_bytes?: boolean;
  readonly practice?: boolean;
  readonly game: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats?: readonly SeatPlan[];
  readonly guided?: boolean;
}

/** My try at today's deal of a game; whether my name may stand among the scores. */
export interface OpenDaily {
  readonly game: string;
  readonly named?: boolean;
}

/** I would like to play, and others in the lobby may see my name; said again as long as it is so. */
export interface BeWilling {
  readonly say: "willing" | "no_longer";
}

export interface AskToSit {
  readonly who: string;
  readonly table: string;
}

export interface Sit {
  readonly seat: number;
  readonly name?: string;
  readonly key?: string;
  readonly adds?: string;
}

export interface AtSeat {
  readonly seat: number;
}

export interface BotAtSeat {
  readonly seat: number;
  readonly level: string;
}

/** Play on after entry `at`, in this seat, against bots of a level. */
export interface PlayOn {
  readonly at: number;
  readonly seat: number;
  readonly level: string;
}

/** The next match of a chain: with how many players (0 for as many as before), and the options of a chapter that are to change. */
export interface NextChapter {
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
}

export interface DropDevice {
  readonly device: string;
}

export interface ChangeMe {
  readonly name?: string | null;
  readonly language?: Language | null;
}

/** A decision: a path of words, for the question the sender saw. `client` makes it idempotent. */
export interface Say {
  readonly type: "say";
  readonly seat: number;
  readonly question: number;
  readonly words: readonly string[];
  readonly client: string;
}

/** Why this word cannot be said now; asked by pointing at it. `touch` asks for a piece instead. */
export interface Why {
  readonly type: "why";
  readonly seat: number;
  readonly word?: string;
  readonly touch?: string;
}

/** What can be done to this piece now, each as one path. */
export interface AskDeeds {
  readonly type: "deeds";
  readonly seat: number;
  readonly touch: string;
}

/** How the table would look after these words, before they are said. */
export interface Look {
  readonly type: "look";
  readonly seat: number;
  readonly words: readonly string[];
}

export interface AskUndo {
  readonly type: "undo";
  readonly seat: number;
  readonly client?: string;
}

/** Yes or no to what is proposed at the table. */
export interface Vote {
  readonly type: "vote";
  readonly seat: number;
  readonly proposal: number;
  readonly agree: boolean;
}

export interface Propose {
  readonly type: "propose";
  readonly seat: number;
  readonly what: "abandon" | "stand_in";
  readonly about?: number;
}

export interface Chat {
  readonly type: "chat";
  readonly seat: number;
  readonly text: string;
}

/** Before the match: bytes of this device for the shuffle, in hex. */
export interface AddBytes {
  readonly type: "add";
  readonly seat: number;
  readonly adds: string;
}

/** Around one screen: this seat's player has the device now; its view may be sent. */
export interface Take {
  readonly type: "take";
  readonly seat: number;
}

export interface Hint {
  readonly type: "hint";
  readonly seat: number;
}

/** To the bots that are thinking: move now. */
export interface Hurry {
  readonly type: "hurry";
  readonly seat: number;
}

export interface Resign {
  readonly type: "resign";
  readonly seat: number;
}

/** A person takes its seat back from the stand-in. */
export interface Back {
  readonly type: "back";
  readonly seat: number;
}

/** In a window: give me a little longer to step in. Once. */
export interface Wait {
  readonly type: "wait";
  readonly seat: number;
}

/** The proposer withdraws the proposal. */
export interface Withdraw {
  readonly type: "withdraw";
  readonly seat: number;
  readonly proposal: number;
}

/** One of the phrases that the game knows, to some seats; to all others where none is named. */
export interface Signal {
  readonly type: "signal";
  readonly seat: number;
  readonly phrase: string;
  readonly to?: readonly number[];
}

export interface Ping {
  readonly type: "ping";
  readonly n?: number;
}

export type ToServer = Say | Why | AskDeeds | Look | AskUndo | Vote | Propose | Withdraw | Chat | Signal | AddBytes | Take | Hint | Hurry | Wait | Resign | Back | Ping;
