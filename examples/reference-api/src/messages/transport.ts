import type { Message } from '../appContext.ts';

/** One way out. `id` is the same for every try of one message, so that a receiver can drop a second copy. */
export interface MessageTransport {
  readonly name: 'smtp' | 'webhook';
  send(id: string, message: Message): Promise<void>;
  close(): void;
}

/** A try that failed. `reason` is safe to log: a code or a status, never what the other side wrote. */
export class SendFailed extends Error {
  override readonly name = 'SendFailed';
  readonly reason: string;
  /** False when another try can't help: the address is refused. */
  readonly isPassing: boolean;

  constructor(reason: string, isPassing: boolean) {
    super(reason);
    this.reason = reason;
    this.isPassing = isPassing;
  }
}
