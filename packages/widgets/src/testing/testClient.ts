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

/** How the fake server answers; typed by the table of calls. */
export type Answers = Parameters<typeof createFakeServer>[0];

export interface TestClientSetup {
  /** What differs from a server where all goes well. */
  readonly answers?: Answers;
  /** Default true: Amaka is at work. */
  readonly signedIn?: boolean;
  /** True: the device says that it is offline. A function where it goes offline later. */
  readonly offline?: boolean | (() => boolean);
  /** Overrides of a platform that keeps everything in memory and whose clock stays at `demoNow`. */
  readonly platform?: Partial<Platform>;
}

/** A minute after the last sale of core's fixtures. */
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
    // No jitter, so that a read which fails is asked again at once and its story does not wait.
    random: () => 0,
    onWake: () => () => {},
    ...platform,
  };
}

/**
 * A client and the fake server that answers it. `apiBase` given: the server is reached over the page's network (MSW);
 * else the client calls it directly, and the test needs no worker.
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
