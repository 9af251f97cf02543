import { type Client, createPinStore, MINUTE } from '@oja/core';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceCard } from '../binding/ResourceCard.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { PinSettings } from './PinSettings.tsx';

function Settings({ client }: Readonly<{ client: Client }>) {
  const words = useText({ transactionPin }).transactionPin;
  const store = client.getStore(createPinStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  return (
    <ResourceCard state={state} words={words} now={now} onRetry={store.refresh}>
      {(pin) => <PinSettings store={store} pin={pin} />}
    </ResourceCard>
  );
}

/** Shows whether the agent's purchases require a PIN, and sets, changes, removes or unlocks it. */
export function TransactionPin({ client: own }: ClientProps) {
  const client = useClient(own);
  return (
    <ClientProvider client={client}>
      <Settings key={useSessionKey(client)} client={client} />
    </ClientProvider>
  );
}
