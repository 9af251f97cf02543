import { type Client, createFundingStore, lacksTheCall } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { useNow } from '../../binding/useNow.ts';
import { useResource } from '../../binding/useResource.ts';
import { funding } from '../../text/en/funding.ts';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { bank } from '../../ui/icon/glyphs.ts';
import { AccountsSkeleton } from '../accounts/AccountsSkeleton.tsx';
import * as styles from '../Funding.css.ts';
import { FailedPart, StalePart, WaitingWords } from '../PartStates.tsx';
import { ClaimSection } from './ClaimSection.tsx';
import { Claims } from './Claims.tsx';
import { PayInto } from './PayInto.tsx';

const MINUTE = 60_000;

/** Transfer to the house's account and say so: a person looks it up. */
export function ManualPanel({ client }: Readonly<{ client: Client }>) {
  const words = useText({ funding }).funding;
  const { manual } = client.getStore(createFundingStore);
  const state = useResource(client, manual);
  const now = useNow(MINUTE, true, client.now);

  if (state.status === 'failed') {
    if (!lacksTheCall(state.problem))
      return <FailedPart title={words.manualFailed} problem={state.problem} onRetry={manual.refresh} />;
    return (
      <EmptyState glyph={bank} title={words.manualLacking}>
        {words.manualLackingBody}
      </EmptyState>
    );
  }
  if (!state.data)
    return (
      <div className={styles.column} aria-busy="true">
        <div>
          <WaitingWords loading={words.manualLoading} slow={words.manualSlow} />
          <AccountsSkeleton />
        </div>
        <AccountsSkeleton />
      </div>
    );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {state.status === 'stale' && state.problem && (
          <StalePart problem={state.problem} at={state.at} now={now} onRetry={manual.refresh} />
        )}
        <PayInto manual={state.data} />
        <ClaimSection client={client} minimum={state.data.minimum} />
      </div>
      <Claims
        claims={state.data.claims}
        now={now}
        refreshing={state.status === 'stale' && state.problem === null}
        onRefresh={manual.refresh}
      />
    </div>
  );
}
