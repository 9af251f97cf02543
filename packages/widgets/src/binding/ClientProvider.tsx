import { type Client, createOjaError } from '@oja/core';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { reportSurfaces } from '#contrast-report';

const ClientContext = createContext<Client | null>(null);

/** Provides a client to every widget below it. Two providers on a page are independent of each other. */
export function ClientProvider({
  client,
  children,
}: {
  /** The client of the widgets below: one for each signed-in agent, from `createClient` of `@oja/core`. */
  readonly client: Client;
  /** The widgets, at any depth. */
  readonly children: ReactNode;
}) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** The props that every widget takes. */
export interface ClientProps {
  /** The widget's client. Defaults to the client of the nearest ClientProvider. */
  readonly client?: Client;
}

/** Returns a widget's client: its own prop, else the nearest provider's. Throws if the host gives neither. */
export function useClient(own?: Client): Client {
  const provided = useContext(ClientContext);
  // Reports poor contrast, in development only, once the widget is mounted.
  useEffect(reportSurfaces, []);
  const client = own ?? provided;
  if (!client) throw createOjaError('no-client', 'No client: pass `client`, or put a ClientProvider above.');
  return client;
}

/** Returns the nearest provider's client; `null` without a provider. */
export const useNearestClient = (): Client | null => useContext(ClientContext);
