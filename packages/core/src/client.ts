import type { ReadonlySignal } from '@preact/signals-core';
import type { ClientConfig, TokenClientConfig } from './clientConfig.ts';
import { agentEndpoints, type EndpointTable } from './endpoints.ts';
import { createDefaultPlatform, embedPlatform } from './platform/defaultPlatform.ts';
import type { Platform } from './platform/platform.ts';
import { createMemoryTextStorage } from './platform/textStorage.ts';
import { createCall } from './session/call.ts';
import { followSession } from './session/followSession.ts';
import { createSession, type Session } from './session/session.ts';
import { type ProvidedToken, providedTokens } from './session/tokens.ts';
import { keepAnswers } from './snapshot/keepAnswers.ts';
import { createClosedHistory } from './stores/closedHistory.ts';
import { createServicesStore, type ServicesStore } from './stores/services.ts';
import { createStoreRegistry, type GetStore } from './stores/storeRegistry.ts';
import { createTransactionsStore, type TransactionsStore } from './stores/transactions.ts';
import { createWalletStore, type WalletStore } from './stores/wallet.ts';
import type { FailedPurchases } from './transactions/transactionOutcome.ts';
import { parseApiBase } from './transport/apiBase.ts';
import { type MissingCalls, rememberMissingCalls } from './transport/missingCalls.ts';
import { applySettings } from './transport/settings.ts';
import { type Call, createTransport, type Transport } from './transport/transport.ts';

/** Everything there is to talk to the agent API with. Two clients on one page share nothing. */
export interface Client {
  /** The agent's own session; null where the page hands out tokens (`getToken`). */
  readonly session: Session | null;
  readonly wallet: WalletStore;
  readonly services: ServicesStore;
  readonly transactions: TransactionsStore;
  /** True while a purchase is on its way to the server: the page must not be loaded anew now. */
  readonly isSending: ReadonlySignal<boolean>;
  /**
   * A store that not every page needs: `client.getStore(createPurchases)`, `client.getStore(createFundingStore)`. Created on
   * first use, once for each client, reset with the session; a bundle that uses none carries none.
   */
  readonly getStore: GetStore;
  /**
   * A call of the rows that this client carries, with the session's token: `agentEndpoints`, and those that its stores
   * brought (`carriedEndpoints` says which come with one). Any other is answered as one that the server lacks.
   */
  readonly call: Call;
  /** The API's origin; '' is the page's own. */
  readonly apiBase: string;
  /** What the server's operator promises about failed purchases: evidence for `outcomeOf`. */
  readonly failedPurchases: FailedPurchases;
  /** The wall clock, ms since 1970: what "Today" and "5 s ago" are measured by. */
  now(): number;
  /** Listens to nothing any more and forgets everything but what is stored. */
  dispose(): void;
}

/**
 * Makes a client. Throws an `OjaError` (`api-base`) for an API base that must not be used; nothing has been requested then.
 */
export const createClient = (config: ClientConfig = {}): Client =>
  assemble(config, {
    endpoints: applySettings(agentEndpoints, config.endpoints),
    platform: createDefaultPlatform,
    sessions: config.getToken ? null : { open: createSession, follow: followSession },
    // A page that hands out tokens keeps nothing of ours: there it is remembered for as long as the page lives.
    adapt: (rows) => applySettings(rows, config.endpoints),
    remember(transport, { missingCallsStorage: kept }, apiBase, table) {
      const storage = config.getToken ? createMemoryTextStorage() : kept;
      const asking = rememberMissingCalls(transport, storage, apiBase, table);
      return config.snapshot ? keepAnswers(asking, config.snapshot) : asking;
    },
    openHistory: createTransactionsStore,
  });

/**
 * The same as `createClient` with `getToken`, for a bundle that carries no session and only the rows of the table that it
 * calls: `widgetEndpoints`, or less. Any other call is answered as one that the server lacks. Its history is closed, unless
 * it is given `createTransactionsStore`.
 */
export const createTokenClient = (
  config: TokenClientConfig,
  rows: EndpointTable,
  openHistory: typeof createTransactionsStore = createClosedHistory,
): Client =>
  assemble(config, {
    endpoints: rows,
    platform: embedPlatform,
    sessions: null,
    adapt: null,
    remember: null,
    openHistory,
  });

/** What a bundle carries beyond what every client needs. */
interface Carried {
  readonly endpoints: EndpointTable;
  readonly platform: () => Platform;
  /** `null` where the page provides the tokens. */
  readonly sessions: { readonly open: typeof createSession; readonly follow: typeof followSession } | null;
  /** The rows that a store brings, as the host's settings have them. `null`: none are taken. */
  readonly adapt: ((rows: EndpointTable) => EndpointTable) | null;
  /** Null where no call that can be remembered as missing is carried. */
  readonly remember:
    | ((transport: Transport, platform: Platform, apiBase: string, table: EndpointTable) => MissingCalls)
    | null;
  readonly openHistory: typeof createClosedHistory;
}

/** The way to the server: the calls that this bundle carries, with a token on each. */
function connect(config: ClientConfig, carries: Carried, platform: Platform, apiBase: string) {
  const table = { ...carries.endpoints };
  const carried = createTransport({
    fetch: platform.fetch,
    isOnline: platform.isOnline,
    wait: platform.wait,
    random: platform.random,
    endpoints: table,
    apiBase,
    idempotencyHeader: config.idempotencyHeader ?? false,
    newRequestId: config.requestIdHeader && platform.newKey,
  });
  const missing = carries.remember?.(carried, platform, apiBase, table);
  const transport = missing?.transport ?? carried;
  const session = carries.sessions?.open(transport, platform.sessionStorage) ?? null;
  const tokens = session ?? providedTokens(config.getToken as () => Promise<ProvidedToken>, platform);
  const carry = (rows: EndpointTable) => void Object.assign(table, carries.adapt?.(rows));
  return { call: createCall(transport, tokens, table), carry, session, missing };
}

/** The only place where the parts of core meet. */
function assemble(config: ClientConfig, carries: Carried): Client {
  const platform: Platform = { ...carries.platform(), ...config.platform };
  const apiBase = parseApiBase(config.apiBase ?? '', config.allowedApiBases);
  const failedPurchases = config.failedPurchases ?? 'unstated';
  const { call, carry, session, missing } = connect(config, carries, platform, apiBase);

  const wallet = createWalletStore(call, platform.now);
  const services = createServicesStore(call, platform.now);
  const transactions = carries.openHistory(call, platform.now);
  const registry = createStoreRegistry({
    call,
    carry,
    now: platform.now,
    platform,
    session,
    dedupe: config.dedupe ?? 'none',
    failedPurchases,
    onTransaction(transaction) {
      transactions.put(transaction);
      if (session) wallet.renew();
    },
  });
  function forget(): void {
    // First what follows purchases: it would put a stranger's sale into the lists.
    registry.reset();
    for (const store of [wallet, services, transactions]) store.reset();
  }
  const leave = () => {
    missing?.forget();
    forget();
  };
  const stopFollowing = session && carries.sessions?.follow(session, leave, registry.begin);
  if (!session) registry.begin(config.account || 'embed');

  return {
    session,
    wallet,
    services,
    transactions,
    isSending: registry.isSending,
    getStore: registry.getStore,
    call,
    apiBase,
    failedPurchases,
    now: () => platform.now(),
    dispose() {
      stopFollowing?.();
      session?.dispose();
      forget();
    },
  };
}
