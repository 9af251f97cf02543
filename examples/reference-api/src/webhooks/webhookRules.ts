import { lookup } from 'node:dns/promises';

/** How webhooks are sent. */
export interface WebhookRules {
  /** Loopback may be posted to, over plain http too: for tests and demos, never in production. */
  readonly toLoopback: boolean;
  /** All addresses of a name; empty or rejected where it has none. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** For one try, from the look at its address to the status of the answer, in ms. */
  readonly timeoutMs: number;
}

/** What a server may be started with. */
export interface WebhookOptions {
  /** Lets webhooks reach this machine. Refused in production; false by default. */
  readonly webhooksToLoopback?: boolean;
  /** Who says which addresses a webhook's name has; the machine's resolver by default. */
  readonly resolveHost?: WebhookRules['resolve'];
  /** How long a receiver may take, in ms; 10 s by default. */
  readonly webhookTimeoutMs?: number;
}

const resolveByMachine = async (hostname: string) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export const webhookRules = (options: WebhookOptions = {}): WebhookRules => ({
  toLoopback: options.webhooksToLoopback ?? false,
  resolve: options.resolveHost ?? resolveByMachine,
  timeoutMs: options.webhookTimeoutMs ?? 10_000,
});
