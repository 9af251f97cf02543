import type { Client } from '@oja/core';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** Written out where it is asked, for the host's bundler to put in: a page has no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function useReport(): void {
  useEffect(() => {
    void import('../theme/reportContrast.ts').then(({ reportSurfaces }) => reportSurfaces());
  }, []);
}

/** In development, reports a theme that is hard to read, once the widget stands on the page. Nothing in production. */
export const useContrastReport: () => void = process.env.NODE_ENV === 'production' ? () => {} : useReport;

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
  useContrastReport();
  const client = own ?? provided;
  if (!client) throw new Error('This widget has no client: pass `client`, or put a ClientProvider above it.');
  return client;
}
