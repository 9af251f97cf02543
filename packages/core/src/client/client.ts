import type { ReadonlySignal } from '@preact/signals-core';
import { createServicesStore, type ServicesStore } from '../catalogue/store.ts';
import { createClosedHistory } from '../features/transactions/closedHistory.ts';
import { createTransactionsStore, type TransactionsStore } from '../features/transactions/store.ts';
import { walletEndpoints } from '../features/wallet/endpoints.ts';
import { createClosedWallet, createWalletStore, type WalletStore } from '../features/wallet/store.ts';
import { parseApiBase } from '../http/apiBase.ts';
import { createMissingCalls } from '../http/missingCalls.ts';
import { type Call, createTransport, type Transport, type TransportConfig } from '../http/transport.ts';
import { createDefaultPlatform, embedPlatform } from '../platform/defaultPlatform.ts';
import type { Platform } from '../platform/platform.ts';
import { loadCandidates } from '../purchase/loadCandidates.ts';
import { followSession } from '../session/followSession.ts';
import { createSession, type Session } from '../session/session.ts';
import type { SessionStorage } from '../session/sessionStorage.ts';
import { createCall, type ProvidedToken, providedTokens } from '../session/tokens.ts';
import { createMemoryTextStorage } from '../shared/textStorage.ts';
import { createLateSnapshot } from '../snapshot/lateSnapshot.ts';
import { createStoreRegistry, type GetStore, type LoadCandidates } from '../store/storeRegistry.ts';
import type { FailedPurchases } from '../transaction/outcome.ts';
import type { ClientConfig, TokenClientConfig } from './clientConfig.ts';

/** A client of the agent API. Two clients on one page share no state. */
export interface Client {
  /** The agent's own session; `null` if the page provides the tokens (`getToken`). */
  readonly session: Session | null;
  readonly wallet: WalletStore;
  readonly services: ServicesStore;
  readonly transactions: TransactionsStore;
  /** True while a purchase is being sent to the server. The page must not reload then. */
  readonly isSending: ReadonlySignal<boolean>;
  /**
   * A store that not every page needs: `client.getStore(createPurchases)`, `client.getStore(createFundingStore)`.
   * Created on first use, once for each client, and reset with the session. A bundle contains only the stores that it
   * uses.
   */
  readonly getStore: GetStore;
  /** Calls an endpoint with the session's token: `client.call(walletEndpoints.balance)`. Never throws. */
  readonly call: Call;
  /** The API's origin; '' means the page's own. */
  readonly apiBase: string;
  /** What the server's operator promises about failed purchases: proof for `outcomeOf`. */
  readonly failedPurchases: FailedPurchases;
  /** The wall clock in ms since 1970. "Today" and "5 s ago" are measured by it. */
  now(): number;
  /** Removes all listeners, aborts running reads and clears all state in memory. Stored data stays. */
  dispose(): void;
}

/** Creates a client. Throws an `OjaError` (`api-base`) if the API base is not allowed, before any request is sent. */
export const createClient = (config: ClientConfig = {}): Client =>
  assemble(config, {
    platform: createDefaultPlatform,
    sessions: config.getToken
      ? null
      : {
          open: (transport, storage) => createSession(transport, storage, walletEndpoints.balance),
          follow: followSession,
        },
    // With tokens from the page, the device stores nothing of ours: missing calls are remembered only while the page lives.
    limits: ({ missingCallsStorage }, apiBase) => ({
      missing: createMissingCalls(config.getToken ? createMemoryTextStorage() : missingCallsStorage, apiBase),
      snapshot: config.snapshot && createLateSnapshot(config.snapshot),
    }),
    openWallet: createWalletStore,
    openHistory: createTransactionsStore,
    loadCandidates: config.dedupe === 'supported' ? null : loadCandidates,
  });

/** Stores that a bundle needs besides the services. One that is left out stays empty and sends nothing. */
export interface TokenClientStores {
  readonly openWallet?: typeof createWalletStore;
  /** `createTransactionsStore`, or `createFindOnlyHistory` for a receipt. */
  readonly openHistory?: typeof createTransactionsStore;
}

/**
 * Like `createClient` with `getToken`, for a bundle without a session. Sends only the calls that a widget session may
 * make.
 */
export const createTokenClient = (
  config: TokenClientConfig,
  { openWallet = createClosedWallet, openHistory = createClosedHistory }: TokenClientStores = {},
): Client =>
  assemble(config, {
    platform: embedPlatform,
    sessions: null,
    limits: () => ({ mayCall: ({ auth }) => auth === 'agent-or-widget' }),
    openWallet,
    openHistory,
    loadCandidates: null,
  });

/** The dependencies of a bundle beyond what every client needs. */
interface ClientModules {
  readonly platform: () => Platform;
  /** `null` if the page provides the tokens. */
  readonly sessions: {
    readonly open: (transport: Transport, storage: SessionStorage) => Session;
    readonly follow: typeof followSession;
  } | null;
  /** What keeps the transport from sending a call. */
  readonly limits: (
    platform: Platform,
    apiBase: string,
  ) => Pick<TransportConfig, 'mayCall' | 'missing' | 'snapshot'>;
  readonly openWallet: typeof createWalletStore;
  readonly openHistory: typeof createClosedHistory;
  readonly loadCandidates: LoadCandidates | null;
}

/** Creates the transport, and the call that adds a token to each request. */
function connect(config: ClientConfig, modules: ClientModules, platform: Platform, apiBase: string) {
  const limits = modules.limits(platform, apiBase);
  let reads = new AbortController();
  const transport = createTransport({
    ...limits,
    fetch: platform.fetch,
    isOnline: platform.isOnline,
    wait: platform.wait,
    random: platform.random,
    settings: config.endpoints,
    apiBase,
    idempotencyHeader: config.idempotencyHeader ?? false,
    newRequestId: config.requestIdHeader && platform.newKey,
    get signal() {
      return reads.signal;
    },
  });
  const session = modules.sessions?.open(transport, platform.sessionStorage) ?? null;
  const tokens = session ?? providedTokens(config.getToken as () => Promise<ProvidedToken>, platform);
  return {
    call: createCall(transport, tokens),
    session,
    abortReads() {
      reads.abort();
      reads = new AbortController();
    },
    forget() {
      limits.missing?.forget();
      limits.snapshot?.forget();
    },
  };
}

/** Wires all modules of core together; nothing else does. */
function assemble(config: ClientConfig, modules: ClientModules): Client {
  const platform: Platform = { ...modules.platform(), ...config.platform };
  const apiBase = parseApiBase(config.apiBase ?? '', config.allowedApiBases);
  const failedPurchases = config.failedPurchases ?? 'unstated';
  const { call, session, abortReads, forget: forgetAnswers } = connect(config, modules, platform, apiBase);

  const wallet = modules.openWallet(call, platform.now);
  const services = createServicesStore(call, platform.now);
  const transactions = modules.openHistory(call, platform.now);
  const registry = createStoreRegistry({
    call,
    now: platform.now,
    platform,
    session,
    loadCandidates: modules.loadCandidates,
    failedPurchases,
    onTransaction(transaction) {
      transactions.put(transaction);
      if (session) wallet.renew();
    },
  });
  function forget(): void {
    // The purchase trackers go first: they could still put the previous agent's purchase into the lists.
    registry.reset();
    for (const store of [wallet, services, transactions]) store.reset();
  }
  const leave = () => {
    forgetAnswers();
    forget();
  };
  const stopFollowing = session && modules.sessions?.follow(session, leave, registry.startAccount);
  if (!session) registry.startAccount(config.account || 'embed');

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
      abortReads();
    },
  };
}
