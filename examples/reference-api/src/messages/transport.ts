import type { Message } from '../appContext.ts';

/** One transport. `id` is the same for every try of a message, so that a receiver can drop a second copy. */
export interface MessageTransport {
  readonly name: 'smtp' | 'webhook';
  send(id: string, message: Message): Promise<void>;
  close(): void;
}

/** A failed try. `reason` is safe to log: a code or a status, never the server's own text. */
export class SendFailed extends Error {
  override readonly name = 'SendFailed';
  readonly reason: string;
  /** `false` if a retry can't help, because the address is refused. */
  readonly isPassing: boolean;

  constructor(reason: string, isPassing: boolean) {
    super(reason);
    this.reason = reason;
    this.isPassing = isPassing;
  }
}
