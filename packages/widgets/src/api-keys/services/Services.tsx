import { type ApiService, type Client, createApiServicesStore, formatMoment, lacksTheCall } from '@oja/core';
import { useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { useResource } from '../../binding/useResource.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { heading } from '../../theme/type.css.ts';
import { Card } from '../../ui/card/Card.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { receipt } from '../../ui/icon/glyphs.ts';
import { FailedPart, StalePart, WaitingRows } from '../PartStates.tsx';
import { ServiceList } from './ServiceList.tsx';

const MINUTE = 60_000;
const NONE: readonly ApiService[] = [];

/** What can be sold through the API, and at which price. */
export function Services({ client }: Readonly<{ client: Client }>) {
  const words = useText({ apiKeys }).apiKeys;
  const store = client.getStore(createApiServicesStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const titleId = useId();
  const isWaiting = state.status === 'idle' || state.status === 'loading';
  const isLacking = state.status === 'failed' && lacksTheCall(state.problem);
  const services = state.data ?? NONE;
  return (
    <div aria-busy={isWaiting}>
      <Card>
        <h3 className={heading} id={titleId}>
          {words.services}
        </h3>
        {isWaiting && <WaitingRows loading={words.servicesLoading} rows={3} lines={[60, 45]} />}
        {isLacking && (
          <EmptyState glyph={receipt} title={words.servicesLacking}>
            {words.servicesLackingBody}
          </EmptyState>
        )}
        {state.status === 'failed' && !isLacking && (
          <FailedPart title={words.servicesFailed} problem={state.problem} onRetry={store.refresh} />
        )}
        {state.status === 'stale' && state.problem && (
          <StalePart
            since={words.servicesStale(formatMoment(state.at, now))}
            problem={state.problem}
            onRetry={store.refresh}
          />
        )}
        {state.data && services.length === 0 && (
          <EmptyState glyph={receipt} title={words.servicesEmpty}>
            {words.servicesEmptyBody}
          </EmptyState>
        )}
        {services.length > 0 && <ServiceList services={services} labelledBy={titleId} />}
      </Card>
    </div>
  );
}
