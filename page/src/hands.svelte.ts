import type { Offer, Position, Reason } from './wire';

/** Long enough to move the pointer from a piece to what is said about it. */
const GRACE = 300;

export type Light = 'now' | 'next' | '';
export type About = { readonly touch: string } | { readonly word: string };

/** What a pop-over beside a piece shows: why it may not be touched, or which of several words is meant. */
export type Beside =
  | { readonly kind: 'reasons'; readonly element: Element; readonly reasons: readonly Reason[]; readonly held: boolean }
  | { readonly kind: 'choice'; readonly element: Element; readonly offers: readonly Offer[] };

export interface Reach {
  readonly position: () => Position | null;
  readonly live: () => boolean;
  readonly busy: () => boolean;
  readonly say: (words: readonly string[]) => void;
  readonly sayInTurn: (words: readonly string[]) => void;
  readonly ask: (about: About) => Promise<readonly Reason[]>;
  /** What can be done to a piece, as the game's board knows it. */
  readonly deeds: (touch: string) => Promise<readonly unknown[]>;
  /** The view after some words that have not been said; null where they cannot be. */
  readonly look: (words: readonly string[]) => Promise<unknown>;
  readonly pause: (milliseconds: number) => void;
  readonly openClause: (clause: string) => void;
}

/** What a reader may touch at this table, and what a touch does. It knows words and touches, no rules. */
export class Hands {
  beside = $state.raw<Beside | null>(null);
  /** The word that is pointed at in the prompt bar, hinted, or expected by the guide. */
  pointedWord = $state('');
  hintedWord = $state('');
  /** The piece that the first tap has lifted; the second plays it. Only where the reader likes it so. */
  lifted = $state('');
  /** The board still shows what has just happened, which this sentence says: the frame around it waits. */
  holding = $state('');
  /** The board is showing how the game ends: the result waits until it has. */
  ceremony = $state(false);
  /** The board shows the result itself: it is not laid over it without being asked for. */
  scene = $state(false);
  /** How many pieces there are for each touch. Not reactive: a piece that is removed would read an outdated count. */
  private readonly onBoard = new Map<string, number>();
  private changed = $state.raw({});
  private asked = 0;
  /** The piece whose explanation is on its way because of hovering, not of a press. */
  private askedFor: Element | null = null;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private readonly reach: Reach;

  constructor(reach: Reach) {
    this.reach = reach;
  }

  private get all(): readonly Offer[] {
    return this.reach.live() ? (this.reach.position()?.offers ?? []) : [];
  }

  get busy(): boolean {
    return this.reach.busy();
  }

  get live(): boolean {
    return this.reach.live();
  }

  offers(touch: string): readonly Offer[] {
    return this.all.filter((offer) => offer.touches.includes(touch));
  }

  light(touch: string): Light {
    if (this.offers(touch).length > 0) return 'now';
    return this.path(touch) ? 'next' : '';
  }

  /** The only path of two words that reaches a piece which no single word touches. */
  private path(touch: string): readonly string[] | null {
    const found = this.all.flatMap((offer) =>
      offer.then.flatMap((next, index) => (next === touch ? [[offer.word, offer.then_words[index] ?? '']] : [])),
    );
    const [only, ...others] = found;
    return only && others.length === 0 ? only.filter((word) => word !== '') : null;
  }

  /** Lifting: a press that would say something only lifts the piece, and the next one says it. */
  press(touch: string, element: Element, lifting = false): void {
    if (this.busy) return;
    const offers = this.offers(touch);
    const [only] = offers;
    const lifts = lifting && this.lifted !== touch && (offers.length === 1 || (offers.length === 0 && this.path(touch) !== null));
    this.lifted = lifts ? touch : '';
    if (lifts) {
      this.quiet();
      this.pointedWord = only?.word ?? '';
      return;
    }
    if (only && offers.length === 1) return this.say([only.word]);
    if (offers.length > 1) {
      this.beside = { kind: 'choice', element, offers };
      return;
    }
    const path = this.path(touch);
    if (path) this.say(path);
    else void this.why({ touch }, element, true);
  }

  say(words: readonly string[]): void {
    this.quiet();
    this.lifted = '';
    this.hintedWord = '';
    this.pointedWord = '';
    this.reach.say(words);
  }

  /** Say one word after the other, each when the one before has been answered; stops where one is no longer offered. */
  sayInTurn(words: readonly string[]): void {
    this.quiet();
    this.hintedWord = '';
    this.pointedWord = '';
    this.reach.sayInTurn(words);
  }

  /** The offer of a word, if it may be said now. */
  offer(word: string): Offer | undefined {
    return this.all.find((one) => one.word === word);
  }

  /** Show beside the element why this cannot be done, if there is anything to say.
   *  Held: the reader has asked for it by pressing, so it stays, and takes the keyboard to its clause. */
  async why(about: About, element: Element, held = false): Promise<void> {
    if (!this.reach.live()) return;
    this.stay();
    this.asked += 1;
    const mine = this.asked;
    this.askedFor = held ? null : element;
    const reasons = await this.reach.ask(about);
    if (mine !== this.asked) return;
    this.askedFor = null;
    if (reasons.length > 0 && element.isConnected) {
      this.beside = { kind: 'reasons', element, reasons, held };
    }
  }

  /** The pointer has left: put the explanation away unless the pointer comes to it; one that is on its way is not shown. */
  leave(element: Element): void {
    const isOnItsWay = this.askedFor === element;
    if (isOnItsWay) {
      this.asked += 1;
      this.askedFor = null;
    }
    if (this.beside?.kind !== 'reasons' || this.beside.held) return;
    if (isOnItsWay || this.beside.element === element) this.leaving = setTimeout(() => this.quiet(), GRACE);
  }

  stay(): void {
    clearTimeout(this.leaving);
  }

  quiet(): void {
    this.stay();
    this.asked += 1;
    this.askedFor = null;
    this.beside = null;
  }

  pointed(touch: string): boolean {
    return this.advised(touch) || this.all.some(({ word, touches }) => word === this.pointedWord && touches.includes(touch));
  }

  /** A hint or the guide means this piece, so it must be in sight. */
  advised(touch: string): boolean {
    const position = this.reach.position();
    if (!position || !this.reach.live()) return false;
    return (position.guide?.touches.includes(touch) ?? false) || position.offers.some(({ word, touches }) => this.isAdvised(word) && touches.includes(touch));
  }

  /** A hint names this word, or the guide waits for it. */
  isAdvised(word: string): boolean {
    return word !== '' && (word === this.hintedWord || word === this.reach.position()?.guide?.word);
  }

  /** A piece tells that it is on the board, so that the prompt bar need not offer it a second time. */
  lay(touch: string): () => void {
    this.count(touch, 1);
    return () => this.count(touch, -1);
  }

  private count(touch: string, step: number): void {
    this.onBoard.set(touch, (this.onBoard.get(touch) ?? 0) + step);
    this.changed = {};
  }

  /** Whether some piece on the board stands for this offer alone. */
  isOnBoard(offer: Offer): boolean {
    void this.changed;
    return offer.touches.some((touch) => (this.onBoard.get(touch) ?? 0) > 0);
  }

  /** What can be done to a piece now, each with its path: for a board on which one points at the target first. */
  async deeds<Deed>(touch: string): Promise<readonly Deed[]> {
    return this.reach.live() ? ((await this.reach.deeds(touch)) as readonly Deed[]) : [];
  }

  /** The view after a path that has not been said yet: a preview that gives nothing away. */
  async ahead<View>(words: readonly string[]): Promise<View | null> {
    return (await this.reach.look(words)) as View | null;
  }

  pause(milliseconds: number): void {
    this.reach.pause(milliseconds);
  }

  openClause(clause: string): void {
    this.quiet();
    this.reach.openClause(clause);
  }
}
