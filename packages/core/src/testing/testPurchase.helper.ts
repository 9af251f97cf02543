import { type Client, createClient } from '../client/client.ts';
import type { ClientConfig } from '../client/clientConfig.ts';
import { demoBalance, demoSignedIn, demoTransaction, demoUser } from '../contract/demo/agent.ts';
import type { PurchaseDraft } from '../journal/intent.ts';
import { kobo } from '../money/kobo.ts';
import type { PurchaseMachine } from '../purchase/machine.ts';
import { startPurchase } from '../purchase/purchases.ts';
import type { TrackerState } from '../purchase/tracker/trackerState.ts';
import { createMemorySessionStorage } from '../session/sessionStorage.ts';
import { createFakePlatform, type FakePlatform } from './fakePlatform.ts';
import { type Answers, createFakeServer, type FakeCall, type FakeServer, ok, refuse } from './fakeServer.ts';

/** The purchase that the agent makes in this setup. */
export const demoDraft: PurchaseDraft = {
  category: 'data',
  serviceId: 'mtn-data',
  serviceName: 'MTN',
  planId: 'mtn-sme-1gb',
  planName: '1 GB',
  recipient: '08031234567',
  ported: false,
  price: kobo(45_600),
};

/** A purchase in the server's wire format. */
export type WirePurchase = ReturnType<typeof purchaseOf>;

/** The demo purchase in the server's wire format, under the given reference. */
export const purchaseOf = (reference: string, status = 'delivered') =>
  demoTransaction({ id: reference, ref: `OJA-${reference}`, reference, status, details: {} });

/** A signed-in agent with one purchase. */
export interface TestPurchase {
  readonly client: Client;
  readonly machine: PurchaseMachine;
  readonly platform: FakePlatform;
  readonly server: FakeServer;
  /** The purchases that reached the server, in order. */
  purchases(): readonly FakeCall<'purchase'>[];
  /** The number of requeries that reached the server. */
  checks(): number;
  /** Reviews the demo purchase and presses Buy. */
  buy(): Promise<void>;
  /** The state on screen after Buy was pressed. */
  shown(): TrackerState;
  /** Records every step on screen from now on, until `stop`. */
  watch(): { readonly steps: readonly string[]; stop(): void };
}

const nobodyKnows = () => refuse(404, 'There is no such transaction.', { code: 'not_found' });

export function createTestPurchase(
  answers: Answers,
  {
    platform: change = {},
    ...config
  }: Omit<ClientConfig, 'platform'> & { platform?: Parameters<typeof createFakePlatform>[0] } = {},
): TestPurchase {
  const server = createFakeServer({
    user: () => ok(demoUser),
    balance: () => ok(demoBalance),
    login: () => ok(demoSignedIn),
    logout: () => ok(undefined),
    transactions: () => ok([]),
    transaction: nobodyKnows,
    ...answers,
  });
  const sessionStorage = createMemorySessionStorage();
  sessionStorage.write({ token: 'a-token', user: { ...noUser, username: 'amaka' } });
  const platform = createFakePlatform({ fetch: server.fetch, sessionStorage, ...change });
  const client = createClient({ dedupe: 'supported', ...config, platform });
  const machine = startPurchase(client, 'data');
  return {
    client,
    machine,
    platform,
    server,
    purchases: () =>
      server.calls.filter((call): call is FakeCall<'purchase'> => (call.name as string) === 'purchase'),
    checks: () => server.calls.filter(({ name }) => name === 'transaction').length,
    async buy() {
      machine.review(demoDraft);
      await machine.buy();
    },
    shown: () => machine.state.peek() as TrackerState,
    watch() {
      const steps: string[] = [];
      const stop = machine.state.subscribe(({ step }) => {
        if (steps.at(-1) !== step) steps.push(step);
      });
      return { steps, stop };
    },
  };
}

const noUser = { firstName: '', lastName: '', username: '', phone: '', email: '' };
