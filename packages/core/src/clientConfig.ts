import type { Platform } from './platform/platform.ts';
import type { ProvidedToken } from './session/tokens.ts';
import type { Snapshot } from './snapshot/keepAnswers.ts';
import type { Dedupe } from './stores/storeRegistry.ts';
import type { FailedPurchases } from './transactions/transactionOutcome.ts';
import type { EndpointSettings } from './transport/settings.ts';

/** What a host says of its client. */
export interface ClientConfig {
  /** The API's origin, such as "https://api.example.ng"; '' (the default) is the page's own. */
  readonly apiBase?: string;
  /** The only origins that `apiBase` may be, where a build bakes them in. */
  readonly allowedApiBases?: readonly string[];
  /** Whether the server pays at most once per reference. Default `none`: never send a purchase a second time. */
  readonly dedupe?: Dedupe;
  /**
   * `refunded` only where the server's operator promises that a failed purchase is always given back before it is called
   * failed. Default `unstated`: "refunded" is said on evidence alone (status, refund statement, refund transaction).
   */
  readonly failedPurchases?: FailedPurchases;
  /** True only where the server's CORS allows the `Idempotency-Key` header. Default false. */
  readonly idempotencyHeader?: boolean;
  /** True only on the page's own origin, or where the server's CORS allows the `X-Request-Id` header. Default false. */
  readonly requestIdHeader?: boolean;
  /** For a server that differs from the table: another path for a call, or `false` for an extension that it lacks. */
  readonly endpoints?: EndpointSettings;
  /** For an embed: the page hands out tokens, kept in memory only. Without it the client has a session of its own. */
  readonly getToken?: () => Promise<ProvidedToken>;
  /** With `getToken`: whose purchases these are, where several embeds with different owners share one page. */
  readonly account?: string;
  /**
   * Keeps the agent's last figures on this device, to show them at once at the next start (`openSnapshot`). Left out:
   * nothing is kept. A promise, so that a page need not wait for it.
   */
  readonly snapshot?: Promise<Snapshot>;
  /** What core asks of the place it runs in. Default: the page, or Node. */
  readonly platform?: Partial<Platform>;
}

/** What a client has whose tokens come from the page. */
export type TokenClientConfig = Omit<ClientConfig, 'endpoints'> & Required<Pick<ClientConfig, 'getToken'>>;
