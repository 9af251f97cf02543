import { type Client, createOjaError } from '@oja/core';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { reportSurfaces } from '#contrast-report';

const ClientContext = createContext<Client | null>(null);

/** Gives every widget below its client. Two providers side by side never meet. */
export function ClientProvider({
  client,
  children,
}: {
  /** What the widgets below ask and sell with: one for each signed-in agent, from `createClient` of `@oja/core`. */
  readonly client: Client;
  /** The widgets, at any depth. */
  readonly children: ReactNode;
}) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** What every widget takes: a client of its own, where there is no ClientProvider above it. */
export interface ClientProps {
  /** What the widget asks and sells with. Left out: the client of the nearest ClientProvider. */
  readonly client?: Client;
}

/** The client of a widget: its own prop, else the nearest provider's. Throws where there is neither: a host's mistake. */
export function useClient(own?: Client): Client {
  const provided = useContext(ClientContext);
  // In development, once the widget stands on the page.
  useEffect(reportSurfaces, []);
  const client = own ?? provided;
  if (!client) throw createOjaError('no-client', 'No client: pass `client`, or put a ClientProvider above.');
  return client;
}

/** The same for what a host may leave without a client: null there. */
export const useNearestClient = (): Client | null => useContext(ClientContext);
