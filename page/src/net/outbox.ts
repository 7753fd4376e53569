import type { Say, ToServer } from '../requests';

/** Questions that are out of date after a reconnection, and not sent again. */
const PASSING = new Set<ToServer['type']>(['why', 'deeds', 'look', 'hint', 'ping']);

/** What is to be sent, and the decisions that have been sent but not yet answered. */
export class Outbox {
  private toSend: ToServer[] = [];
  private sent: Say[] = [];

  put(message: ToServer): void {
    this.toSend.push(message);
  }

  /** All that is to be sent now. A decision is kept until its answer comes. */
  take(): ToServer[] {
    const messages = this.toSend;
    this.toSend = [];
    for (const message of messages) {
      if (message.type === 'say') this.sent.push(message);
    }
    return messages;
  }

  answered(client: string): void {
    this.sent = this.sent.filter((say) => say.client !== client);
  }

  /** After a reconnection unanswered decisions are sent again, first and unchanged: the server knows a repeated one by its id. */
  reconnected(): void {
    const fresh = this.toSend.filter((message) => !PASSING.has(message.type));
    this.toSend = [...this.sent, ...fresh];
    this.sent = [];
  }

  unanswered(): readonly Say[] {
    return [...this.sent, ...this.toSend.filter((message) => message.type === 'say')];
  }
}
