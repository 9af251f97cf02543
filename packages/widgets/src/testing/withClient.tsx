import type { Client } from '@oja/core';
import type { FakeServer } from '@oja/core/testing';
import { type HttpHandler, http, passthrough } from 'msw';
import type { ComponentType } from 'react';
import { ClientProvider } from '../binding/ClientProvider.tsx';
import { skipWaitsOf } from './skippedWaits.ts';
import { createTestClient, type TestClientSetup } from './testClient.ts';

/** An MSW handler that answers every endpoint with a fake server of core. `apiBase` is an origin. */
function mswFrom(server: FakeServer, apiBase: string): HttpHandler {
  return http.all(`${apiBase}/api/v1/agent/*`, async ({ request }) => {
    return (await server.handle(request)) ?? passthrough();
  });
}

/** The fields of a story's context that `withClient` uses, declared here to avoid an import of Storybook. */
interface StoryContext {
  readonly id: string;
  /** Missing in a test: see `.storybook/preview.tsx`. */
  readonly msw?: { use(...handlers: HttpHandler[]): void };
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const isTest = import.meta.env.MODE === 'test';
/** Delay of each answer in ms, if the toolbar is set to `slow-4g`. */
const SLOW = 4000;
/** Clients by story id, because a documentation page shows many stories at once. */
const clients = new Map<string, Client>();
let made = 0;

function underNetwork(server: FakeServer, network: unknown): FakeServer {
  return {
    ...server,
    async handle(request) {
      if (network === 'slow-4g') await new Promise((resolve) => setTimeout(resolve, SLOW));
      return network === 'failing' ? new Response(null, { status: 503 }) : server.handle(request);
    },
  };
}

/**
 * Provides a story with a client and a fake server: in Storybook through MSW under the network of the toolbar, in a test
 * directly. Spread it into a meta or a story; the story's wins.
 *
 *     const meta = preview.meta({ component: WalletBalance, ...withClient() });
 *     export const Low = meta.story(withClient({ answers: { balance: () => ok({ availableBalance: '90.00' }) } }));
 */
export function withClient(given: TestClientSetup | (() => TestClientSetup) = {}) {
  return {
    beforeEach({ id, msw, globals, parameters }: StoryContext) {
      // A unique host per story, so that the stories of one page do not answer each other.
      made += 1;
      const apiBase = `https://story-${made}.oja.test`;
      const network = globals['network'];
      const setup = typeof given === 'function' ? given() : given;
      const { offline = false } = setup;
      let isOver = network === 'offline';
      const isOffline = () => isOver || (typeof offline === 'function' ? offline() : offline);
      const { client, server } = createTestClient({ ...setup, offline: isOffline }, msw && apiBase);
      msw?.use(mswFrom(underNetwork(server, network), apiBase));
      clients.set(id, client);
      const undo = isTest ? skipWaitsOf(parameters) : undefined;
      return () => {
        // The story may still be on screen when its client is disposed: as offline, it sends no more requests.
        undo?.();
        isOver = true;
        client.dispose();
      };
    },
    decorators: [
      (Story: ComponentType, { id }: Pick<StoryContext, 'id'>) => {
        const client = clients.get(id);
        if (!client) throw new Error(`withClient: the story ${id} is rendered before it was set up.`);
        return (
          <ClientProvider client={client}>
            <Story />
          </ClientProvider>
        );
      },
    ],
  };
}
