import { type Client, createApiServicesStore, MINUTE } from '@oja/core';
import { useId } from 'react';
import { ResourceView } from '../../binding/ResourceView.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { useResource } from '../../binding/useResource.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { heading } from '../../theme/type.css.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { receipt } from '../../ui/icon/glyphs.ts';
import { Card } from '../../ui/layout/Card.tsx';
import * as styles from '../ApiKeys.css.ts';
import { SkeletonRows } from '../SkeletonRows.tsx';
import { ServiceList } from './ServiceList.tsx';

/** The services that the API sells, and their prices. */
export function Services({ client }: Readonly<{ client: Client }>) {
  const words = useText({ apiKeys }).apiKeys;
  const store = client.getStore(createApiServicesStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const titleId = useId();
  return (
    <div className={styles.column} aria-busy={state.isPending}>
      <Card>
        <h3 className={heading} id={titleId}>
          {words.services}
        </h3>
        <ResourceView
          state={state}
          words={{
            loading: words.servicesLoading,
            slow: words.slow,
            failed: words.servicesFailed,
            stale: words.servicesStale,
            tryAgain: words.tryAgain,
          }}
          now={now}
          onRetry={store.refresh}
          skeleton={<SkeletonRows rows={3} lines={[60, 45]} />}
          lacking={
            <EmptyState glyph={receipt} title={words.servicesLacking}>
              {words.servicesLackingBody}
            </EmptyState>
          }
          isEmpty={(services) => services.length === 0}
          empty={
            <EmptyState glyph={receipt} title={words.servicesEmpty}>
              {words.servicesEmptyBody}
            </EmptyState>
          }
        >
          {(services) => <ServiceList services={services} labelledBy={titleId} />}
        </ResourceView>
      </Card>
    </div>
  );
}
