import { type Client, createSessionsStore, MINUTE } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { isLacking, useResource } from '../binding/useResource.ts';
import { sessions } from '../text/en/sessions.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { heading } from '../theme/type.css.ts';
import { Card } from '../ui/card/Card.tsx';
import { SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import { SessionList } from './SessionList.tsx';
import * as styles from './Sessions.css.ts';

function Devices({ client }: Readonly<{ client: Client }>) {
  const words = useText({ sessions }).sessions;
  const store = client.getStore(createSessionsStore);
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
          {(shown) => <SessionList store={store} shown={shown} now={now} />}
        </ResourceView>
      </Card>
    </section>
  );
}

/** Where the agent is signed in, until when, and the way to end it elsewhere. */
export function Sessions({ client: own }: ClientProps) {
  const client = useClient(own);
  return (
    <ClientProvider client={client}>
      <Devices key={useSessionKey(client)} client={client} />
    </ClientProvider>
  );
}
