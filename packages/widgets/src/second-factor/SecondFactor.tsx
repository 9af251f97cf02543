import { type Client, createPasskeysStore, createSecondFactorStore, MINUTE } from '@oja/core';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceCard } from '../binding/ResourceCard.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { FactorSettings } from './FactorSettings.tsx';
import { Passkeys } from './Passkeys.tsx';

function Settings({ client }: Readonly<{ client: Client }>) {
  const words = useText({ secondFactor }).secondFactor;
  const store = client.getStore(createSecondFactorStore);
  const state = useResource(client, store);
  const passkeyStore = client.getStore(createPasskeysStore);
  const passkeyState = useResource(client, passkeyStore);
  const hasPasskeys = (passkeyState.data?.length ?? 0) > 0;
  const now = useNow(MINUTE, true, client.now);
  return (
    <ResourceCard state={state} words={words} now={now} onRetry={store.refresh}>
      {(factor) => (
        <>
          <FactorSettings store={store} factor={factor} hasPasskeys={hasPasskeys} />
          <Passkeys store={passkeyStore} state={passkeyState} now={now} />
        </>
      )}
    </ResourceCard>
  );
}

/** Shows and changes the second factor of a sign-in: the authenticator app, the recovery codes and the passkeys. */
export function SecondFactor({ client: own }: ClientProps) {
  const client = useClient(own);
  return (
    <ClientProvider client={client}>
      <Settings key={useSessionKey(client)} client={client} />
    </ClientProvider>
  );
}
