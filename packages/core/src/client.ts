import { effect, type ReadonlySignal } from '@preact/signals-core';
import { type EndpointTable, endpoints } from './endpoints.ts';
import { defaultPlatform, embedPlatform } from './platform/defaultPlatform.ts';
import type { Platform } from './platform/platform.ts';
import { memoryTextStorage } from './platform/textStorage.ts';
import type { Transaction } from './schemas/transaction.ts';
import type { User } from './schemas/user.ts';
import { createCall } from './session/call.ts';
import { createSession, type Session } from './session/session.ts';
import { type ProvidedToken, providedTokens } from './session/tokens.ts';
import { createClosedHistory } from './stores/closedHistory.ts';
import { createServicesStore, type ServicesStore } from './stores/services.ts';
import {
  createStoreRegistry,
  type Dedupe,
  type GetStore,
  type StoreRegistry,
} from './stores/storeRegistry.ts';
import { createTransactionsStore, type TransactionsStore } from './stores/transactions.ts';
import { createWalletStore, type WalletStore } from './stores/wallet.ts';
import { linkRefunds } from './transactions/linkRefunds.ts';
import type { FailedPurchases } from './transactions/transactionOutcome.ts';
import { readApiBase } from './transport/apiBase.ts';
import { type MissingCalls, rememberMissingCalls } from './transport/missingCalls.ts';
import { type EndpointSettings, pathsOf, switchedOff, withoutCalls } from './transport/settings.ts';
import type { Call } from './transport/transport.ts';
import { createTransport, type Transport } from './transport/transport.ts';

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
  /** For a server that differs from the table: another path for a call, or `false` for an extension that it lacks. */
  readonly endpoints?: EndpointSettings;
  /** For an embed: the page hands out tokens, kept in memory only. Without it the client has a session of its own. */
  readonly getToken?: () => Promise<ProvidedToken>;
  /** With `getToken`: whose purchases these are, where several embeds with different owners share one page. */
  readonly account?: string;
  /** What core asks of the place it runs in. Default: the page, or Node. */
  readonly platform?: Partial<Platform>;
}

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
  /** Any call of the table, with the session's token. */
  readonly call: Call;
  /** The API's origin; '' is the page's own. */
  readonly apiBase: string;
  /** What the server's operator promises about failed purchases: evidence for `outcomeOf`. */
  readonly failedPurchases: FailedPurchases;
  /**
   * The transaction of the loaded history that gives back the money of this sale, or null: evidence for `outcomeOf`,
   * for servers whose sales state no refund.
   */
  linkedRefund(sale: Transaction): Transaction | null;
  /** The wall clock, ms since 1970: what "Today" and "5 s ago" are measured by. */
  now(): number;
  /** Listens to nothing any more and forgets everything but what is stored. */
  dispose(): void;
}

/** Whose journal it is. A server may leave any of these empty: then it is whoever holds this token. */
const agentOf = (user: User | null, token: string) =>
  user?.username || user?.phone || user?.email || `unnamed-${checksum(token)}`;

/** Tells two tokens apart, and says nothing about either. */
const checksum = (token: string) =>
  [...token].reduce((sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619), 0) >>> 0;

/**
 * Makes a client. Throws ApiBaseError for an API base that must not be used; nothing has been requested then.
 */
export const createClient = (config: ClientConfig = {}): Client =>
  assemble(config, {
    endpoints,
    platform: defaultPlatform,
    openSession: config.getToken ? null : createSession,
    // A page that hands out tokens keeps nothing of ours: there it is remembered for as long as the page lives.
    remember: (transport, { missingCallsStorage: kept }, apiBase) =>
      rememberMissingCalls(transport, config.getToken ? memoryTextStorage() : kept, apiBase),
    openHistory: createTransactionsStore,
    linkRefunds,
  });

/** What a client has whose tokens come from the page. */
export type TokenClientConfig = ClientConfig & Required<Pick<ClientConfig, 'getToken'>>;

/**
 * The same as `createClient` with `getToken`, for a bundle that carries no session and only the rows of the table that it
 * calls: `widgetEndpoints`, or less. Any other call is answered as one that the server lacks.
 */
export const createTokenClient = (config: TokenClientConfig, rows: EndpointTable): Client =>
  assemble(config, {
    endpoints: rows,
    platform: embedPlatform,
    openSession: null,
    remember: null,
    openHistory: createClosedHistory,
    linkRefunds: null,
  });

/** What a bundle carries beyond what every client needs. */
interface Carried {
  readonly endpoints: EndpointTable;
  readonly platform: () => Platform;
  readonly openSession: typeof createSession | null;
  /** Null where no call that can be remembered as missing is carried. */
  readonly remember: ((transport: Transport, platform: Platform, apiBase: string) => MissingCalls) | null;
  readonly openHistory: typeof createClosedHistory;
  /** Null where there is no history that a refund could be found in. */
  readonly linkRefunds: typeof linkRefunds | null;
}

/** The only place where the parts of core meet. */
function assemble(config: ClientConfig, carries: Carried): Client {
  const { openSession, remember } = carries;
  const platform: Platform = { ...carries.platform(), ...config.platform };
  const apiBase = readApiBase(config.apiBase ?? '', config.allowedApiBases);
  const failedPurchases = config.failedPurchases ?? 'unstated';
  const sending = createTransport({
    fetch: platform.fetch,
    isOnline: platform.isOnline,
    wait: platform.wait,
    random: platform.random,
    endpoints: carries.endpoints,
    apiBase,
    idempotencyHeader: config.idempotencyHeader ?? false,
    paths: pathsOf(carries.endpoints, config.endpoints),
  });
  const carried = withoutCalls(sending, switchedOff(carries.endpoints, config.endpoints));
  const calls = remember?.(carried, platform, apiBase);
  const transport = calls?.transport ?? carried;
  const session = openSession?.(transport, platform.sessionStorage) ?? null;
  const tokens = session ?? providedTokens(config.getToken as () => Promise<ProvidedToken>, platform);
  const call = createCall(transport, tokens, carries.endpoints);

  const wallet = createWalletStore(call, platform.now);
  const services = createServicesStore(call, platform.now);
  const transactions = carries.openHistory(call, platform.now);
  const registry = createStoreRegistry({
    call,
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
  const stopFollowing = session
    ? followSession(
        session,
        () => {
          calls?.forget();
          forget();
        },
        registry.begin,
      )
    : followAccount(registry, config.account || 'embed');

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
    linkedRefund(sale) {
      const { data } = transactions.state.peek();
      return (data && carries.linkRefunds?.(data.items).refundOf(sale)) || null;
    },
    now: () => platform.now(),
    dispose() {
      stopFollowing();
      session?.dispose();
      forget();
    },
  };
}

/** One agent's figures never outlive the session: each change of token clears everything, then begins for the next. */
function followSession(session: Session, forget: () => void, begin: (agentId: string) => void): () => void {
  let followed: string | null = null;
  let agentId: string | null = null;
  return effect(() => {
    const { token, user } = session.state.value;
    const isSame = token === followed;
    if (!isSame && followed !== null) forget();
    followed = token;
    const named = token === null ? null : agentOf(user, token);
    // A session that was stored without its user learns the name from the server a moment later.
    if (named !== null && !(isSame && named === agentId)) begin(named);
    agentId = named;
    if (!isSame && token !== null) session.refreshUser();
  });
}

function followAccount(registry: StoreRegistry, account: string): () => void {
  registry.begin(account);
  return () => {};
}
