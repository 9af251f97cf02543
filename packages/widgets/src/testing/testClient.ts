import {
  type Client,
  createClient,
  createMemoryJournal,
  createMemorySessionStorage,
  createMemoryTextStorage,
  type Platform,
} from '@oja/core';
import {
  createFakeServer,
  demoBalance,
  demoServices,
  demoSignedIn,
  demoTransactions,
  demoUser,
  type FakeServer,
  listing,
  ok,
} from '@oja/core/testing';

/** Answers of the fake server, typed by the table of endpoints. */
export type Answers = Parameters<typeof createFakeServer>[0];

export interface TestClientSetup {
  /** Answers that differ from the default ones, which all succeed. */
  readonly answers?: Answers;
  /** Whether Amaka, the demo agent, is signed in. Default: true. */
  readonly signedIn?: boolean;
  /** Whether the device reports that it is offline. A function lets a test change it later. */
  readonly offline?: boolean | (() => boolean);
  /** Overrides of the default platform, which keeps everything in memory and whose clock stays at `demoNow`. */
  readonly platform?: Partial<Platform>;
}

/** One minute after the last purchase of core's fixtures. */
export const demoNow = Date.parse('2026-11-21T09:42:00+01:00');

const allGoesWell: Answers = {
  login: () => ok(demoSignedIn, { message: 'Welcome back, Amaka' }),
  logout: () => ok(null),
  user: () => ok(demoUser),
  balance: () => ok(demoBalance),
  services: () => ok(demoServices),
  transactions: listing(demoTransactions),
};

function memoryPlatform({ signedIn = true, offline = false, platform }: TestClientSetup): Partial<Platform> {
  const sessionStorage = createMemorySessionStorage();
  if (signedIn) sessionStorage.write({ token: demoSignedIn.authorization.token, user: null });
  return {
    sessionStorage,
    journal: createMemoryJournal(),
    missingCallsStorage: createMemoryTextStorage(),
    noticeMarksStorage: createMemoryTextStorage(),
    isOnline: () => !(typeof offline === 'function' ? offline() : offline),
    now: () => demoNow,
    // No jitter, so that retries of a failed read are immediate and the story does not wait.
    random: () => 0,
    onWake: () => () => {},
    ...platform,
  };
}

/**
 * A client and its fake server. With `apiBase`, the client reaches the server over the page's network (MSW); without, it
 * calls the server directly and the test needs no worker.
 */
export function createTestClient(
  setup: TestClientSetup = {},
  apiBase?: string,
): { client: Client; server: FakeServer } {
  const server = createFakeServer({ ...allGoesWell, ...setup.answers });
  const reach = apiBase === undefined ? { fetch: server.fetch } : {};
  const client = createClient({
    apiBase: apiBase ?? '',
    dedupe: 'supported',
    platform: { ...reach, ...memoryPlatform(setup) },
  });
  return { client, server };
}
