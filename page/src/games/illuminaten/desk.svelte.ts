import type { Hands } from '../../hands.svelte';
import type { Action, Deed, Letter, View, Weave } from './generated';
import { sortsOf, type Sort } from './deeds';

/** What the reader has in mind and has not said: the card that is looked at, the deed that is considered. */
class Desk {
  /** `cell:7` or `areopagus`; empty if nothing is looked at. */
  touch = $state('');
  deeds = $state.raw<readonly Deed[]>([]);
  /** What a card of the hand can bring to the conspiracy. */
  weaves = $state.raw<readonly Weave[]>([]);
  /** The deeds have been asked for and not come yet. */
  asking = $state(false);
  chosen = $state.raw<Deed | null>(null);
  /** The table as it would be after the chosen deed. */
  ahead = $state.raw<View | null>(null);
  /** Only targets of this action are lit and offered. */
  action = $state<Action | ''>('');
  /** The faction whose lodges are shown, and the one that is only pointed at. */
  pinned = $state<Letter | ''>('');
  hovered = $state<Letter | ''>('');
  private asked = 0;

  get faction(): Letter | '' {
    return this.hovered || this.pinned;
  }

  get sorts(): readonly Sort[] {
    return sortsOf(this.deeds.filter((deed) => this.action === '' || deed.action === this.action));
  }

  get cell(): number {
    return this.touch.startsWith('cell:') ? Number(this.touch.slice(5)) : 0;
  }

  /** Look at a card: what it is, what it touches, what can be done to it. */
  async look(touch: string, hands: Hands): Promise<void> {
    this.clear();
    this.touch = touch;
    this.asking = true;
    const mine = ++this.asked;
    if (touch.startsWith('card:')) {
      const weaves = await hands.deeds<Weave>(touch);
      if (mine === this.asked) [this.asking, this.weaves] = [false, weaves];
      return;
    }
    const found = await hands.deeds<Deed>(touch);
    if (mine !== this.asked) return;
    this.asking = false;
    this.deeds = found;
    const [only, ...others] = this.sorts;
    if (only && others.length === 0) await this.choose(only.deeds[0] ?? null, hands);
  }

  /** Consider a deed: show what it would bring. */
  async choose(deed: Deed | null, hands: Hands): Promise<void> {
    this.chosen = deed;
    this.ahead = null;
    if (!deed) return;
    const found = await hands.ahead<View>(deed.words);
    if (this.chosen === deed) this.ahead = found;
  }

  confirm(hands: Hands): void {
    const deed = this.chosen;
    if (!deed || hands.busy) return;
    this.clear();
    this.action = '';
    hands.say(deed.words);
  }

  clear(): void {
    this.asked += 1;
    this.touch = '';
    this.deeds = [];
    this.weaves = [];
    this.asking = false;
    this.chosen = null;
    this.ahead = null;
  }
}

export const desk = new Desk();
