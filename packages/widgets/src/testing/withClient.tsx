import type { Client } from '@oja/core';
import type { FakeServer } from '@oja/core/testing';
import type { HttpHandler } from 'msw';
import type { ComponentType } from 'react';
import { ClientProvider } from '../binding/ClientProvider.tsx';
import { mswFrom } from './mswFrom.ts';
import { skipWaitsOf } from './skippedWaits.ts';
import { createTestClient, type TestClientSetup } from './testClient.ts';

/** The part of a story's context that `withClient` uses. Written here to avoid an import of Storybook. */
interface StoryContext {
  readonly id: string;
  /** Missing in a test: see `.storybook/preview.tsx`. */
  readonly msw?: { use(...handlers: HttpHandler[]): void };
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const isTest = import.meta.env.MODE === 'test';
/** How long an answer takes on the toolbar's `slow-4g`, in ms. */
const SLOW = 4000;
/** By the story's id: a page of documentation shows many stories at once. */
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
 * Gives a story a client, whose calls the fake server answers: in the workshop through MSW, under the network of the
 * toolbar, and in a test directly. Spread it into a meta or into a story. The story's wins.
 *
 *     const meta = preview.meta({ component: WalletBalance, ...withClient() });
 *     export const Low = meta.story(withClient({ answers: { balance: () => ok({ availableBalance: '90.00' }) } }));
 */
export function withClient(given: TestClientSetup | (() => TestClientSetup) = {}) {
  return {
    beforeEach({ id, msw, globals, parameters }: StoryContext) {
      // A separate host for each story, so that the stories of one page do not answer each other.
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
        // The story may still be on screen, and its client forgets everything: nothing may be asked again.
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
