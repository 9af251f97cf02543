import { type Client, createPinStore, MINUTE } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { isLacking, useResource } from '../binding/useResource.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { heading } from '../theme/type.css.ts';
import { Card } from '../ui/card/Card.tsx';
import { SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import { PinSettings } from './PinSettings.tsx';
import * as styles from './TransactionPin.css.ts';

function Settings({ client }: Readonly<{ client: Client }>) {
  const words = useText({ transactionPin }).transactionPin;
  const store = client.getStore(createPinStore);
  const state = useResource(client, store);
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
          {(pin) => <PinSettings store={store} pin={pin} />}
        </ResourceView>
      </Card>
    </section>
  );
}

/** Whether the agent's sales ask for a PIN, and everything that can be done about it. */
export function TransactionPin({ client: own }: ClientProps) {
  const client = useClient(own);
  return (
    <ClientProvider client={client}>
      <Settings key={useSessionKey(client)} client={client} />
    </ClientProvider>
  );
}
