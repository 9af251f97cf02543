import { type Client, createSessionsStore, MINUTE } from '@oja/core';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceCard } from '../binding/ResourceCard.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { sessions } from '../text/en/sessions.ts';
import { SessionList } from './SessionList.tsx';

function Devices({ client }: Readonly<{ client: Client }>) {
  const words = useText({ sessions }).sessions;
  const store = client.getStore(createSessionsStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  return (
    <ResourceCard state={state} words={words} now={now} onRetry={store.refresh}>
      {(shown) => <SessionList store={store} shown={shown} now={now} />}
    </ResourceCard>
  );
}

/** The devices on which the agent is signed in, when each session ends, and buttons to end other sessions. */
export function Sessions({ client: own }: ClientProps) {
  const client = useClient(own);
  return (
    <ClientProvider client={client}>
      <Devices key={useSessionKey(client)} client={client} />
    </ClientProvider>
  );
}
