import { type Client, createFundingStore, formatMoment, MINUTE } from '@oja/core';
import { ResourceStale } from '../../binding/ResourceNotices.tsx';
import { ResourceView } from '../../binding/ResourceView.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { useResource } from '../../binding/useResource.ts';
import { funding } from '../../text/en/funding.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { bank } from '../../ui/icon/glyphs.ts';
import { AccountsSkeleton } from '../AccountCard.tsx';
import * as styles from '../Funding.css.ts';
import { ClaimSection } from './ClaimSection.tsx';
import { Claims } from './Claims.tsx';
import { PayInto } from './PayInto.tsx';

/** A transfer to the operator's account, which the agent reports and a person confirms. */
export function ManualPanel({ client }: Readonly<{ client: Client }>) {
  const words = useText({ funding }).funding;
  const { manual } = client.getStore(createFundingStore);
  const state = useResource(client, manual);
  const now = useNow(MINUTE, true, client.now);

  return (
    <ResourceView
      state={state}
      words={{
        loading: words.manualLoading,
        slow: words.manualSlow,
        failed: words.manualFailed,
        tryAgain: words.tryAgain,
      }}
      now={now}
      onRetry={manual.refresh}
      skeleton={
        <div className={styles.column} aria-busy="true">
          <AccountsSkeleton />
          <AccountsSkeleton />
        </div>
      }
      lacking={
        <EmptyState glyph={bank} title={words.manualLacking}>
          {words.manualLackingBody}
        </EmptyState>
      }
    >
      {(data) => (
        <div className={styles.columns}>
          <div className={styles.column}>
            {state.status === 'stale' && state.problem && (
              <ResourceStale
                since={words.stale(formatMoment(state.at, now))}
                tryAgain={words.tryAgain}
                problem={state.problem}
                onRetry={manual.refresh}
              />
            )}
            <PayInto manual={data} />
            <ClaimSection client={client} minimum={data.minimum} />
          </div>
          <Claims claims={data.claims} now={now} refreshing={state.isRefetching} onRefresh={manual.refresh} />
        </div>
      )}
    </ResourceView>
  );
}
