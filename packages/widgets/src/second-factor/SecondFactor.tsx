import { type Client, createPasskeysStore, createSecondFactorStore, MINUTE } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { isLacking, useResource } from '../binding/useResource.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { heading } from '../theme/type.css.ts';
import { Card } from '../ui/card/Card.tsx';
import { SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import { FactorSettings } from './FactorSettings.tsx';
import { Passkeys } from './Passkeys.tsx';
import * as styles from './SecondFactor.css.ts';

function Settings({ client }: Readonly<{ client: Client }>) {
  const words = useText({ secondFactor }).secondFactor;
  const store = client.getStore(createSecondFactorStore);
  const state = useResource(client, store);
  const passkeyStore = client.getStore(createPasskeysStore);
  const passkeyState = useResource(client, passkeyStore);
  const hasPasskeys = (passkeyState.data?.length ?? 0) > 0;
  const now = useNow(MINUTE, true, client.now);
  const titleId = useId();
  // A server without it gets no empty card.
  if (isLacking(state)) return null;
  return (
    <section
      className={`${surfaceRoot} ${styles.root}`}
      aria-labelledby={titleId}
      aria-busy={state.isPending}
    >
      <Card>
        <div className={styles.head}>
          <h2 className={heading} id={titleId}>
            {words.title}
          </h2>
          <p className={styles.muted}>{words.lead}</p>
        </div>
        <ResourceView
          state={state}
          words={words}
          now={now}
          onRetry={store.refresh}
          skeleton={<SkeletonText width="28ch" />}
        >
          {(factor) => (
            <>
              <FactorSettings store={store} factor={factor} hasPasskeys={hasPasskeys} />
              <Passkeys store={passkeyStore} state={passkeyState} now={now} />
            </>
          )}
        </ResourceView>
      </Card>
    </section>
  );
}

/** Whether a sign-in asks for more than the password, the agent's passkeys, and everything that can be done about it. */
export function SecondFactor({ client: own }: ClientProps) {
  const client = useClient(own);
  return (
    <ClientProvider client={client}>
      <Settings key={useSessionKey(client)} client={client} />
    </ClientProvider>
  );
}
