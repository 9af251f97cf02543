import type { EndpointSettings } from '../contract/endpoints.ts';
import type { Snapshot } from '../http/transport.ts';
import type { Platform } from '../platform/platform.ts';
import type { ProvidedToken } from '../session/tokens.ts';
import type { FailedPurchases } from '../transaction/outcome.ts';

/** Whether the server pays at most once for one reference. `none` (an unknown server): never send a purchase a second time. */
export type Dedupe = 'supported' | 'none';

/** Options of `createClient`. */
export interface ClientConfig {
  /** The API's origin, such as "https://api.example.ng"; '' (the default) means the page's own. */
  readonly apiBase?: string;
  /** The only origins that `apiBase` may have, if the build fixes them. */
  readonly allowedApiBases?: readonly string[];
  /** Whether the server pays at most once per reference. Default `none`: a purchase is never sent a second time. */
  readonly dedupe?: Dedupe;
  /**
   * `refunded` only if the server's operator promises to refund every failed purchase before it reports the failure.
   * Default `unstated`: a purchase counts as refunded on proof alone (status, refund statement, refund transaction).
   */
  readonly failedPurchases?: FailedPurchases;
  /** True only if the server's CORS allows the `Idempotency-Key` header. Default false. */
  readonly idempotencyHeader?: boolean;
  /** True only on the page's own origin, or if the server's CORS allows the `X-Request-Id` header. Default false. */
  readonly requestIdHeader?: boolean;
  /** For a server that differs from the endpoint table: another path for a call, or `false` for an extension that it lacks. */
  readonly endpoints?: EndpointSettings;
  /** For an embed: returns the page's token, which stays in memory. Without `getToken`, the client has its own session. */
  readonly getToken?: () => Promise<ProvidedToken>;
  /** With `getToken`: the owner of the purchases, if embeds with different owners share one page. */
  readonly account?: string;
  /**
   * Stores the agent's last answers on this device, to show them at once on the next start (`openSnapshot`). Omitted:
   * stores nothing. A promise, so that the page need not wait for it.
   */
  readonly snapshot?: Promise<Snapshot>;
  /** The platform functions that core calls. Default: the functions of the page, or of Node. */
  readonly platform?: Partial<Platform>;
}

/**
 * Options of `createTokenClient`, whose tokens come from the page. A server that opens widget sessions pays at most once
 * for one reference (the agent API, extensions), so `dedupe` can't be set.
 */
export type TokenClientConfig = Omit<ClientConfig, 'endpoints' | 'dedupe'> &
  Required<Pick<ClientConfig, 'getToken'>>;
