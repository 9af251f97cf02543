import { lookup } from 'node:dns/promises';

/** Rules for sending webhooks. */
export interface WebhookRules {
  /** Whether webhooks may be sent to loopback, even over plain HTTP: for tests and demos, never in production. */
  readonly toLoopback: boolean;
  /** Resolves a name to all its addresses; returns none or rejects if it has none. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** Timeout of one try, from the resolution of the name to the response's status, in ms. */
  readonly timeoutMs: number;
}

/** A server's options for webhooks. */
export interface WebhookOptions {
  /** Allows webhooks to this machine; `false` by default. Refused in production. */
  readonly webhooksToLoopback?: boolean;
  /** Resolves the host names of webhooks; the machine's resolver by default. */
  readonly resolveHost?: WebhookRules['resolve'];
  /** Timeout of a receiver, in ms; 10 s by default. */
  readonly webhookTimeoutMs?: number;
}

const resolveByMachine = async (hostname: string) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export const webhookRules = (options: WebhookOptions = {}): WebhookRules => ({
  toLoopback: options.webhooksToLoopback ?? false,
  resolve: options.resolveHost ?? resolveByMachine,
  timeoutMs: options.webhookTimeoutMs ?? 10_000,
});
