import { explainProblem, formatMoment } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { priceList } from '../text/en/priceList.ts';
import { problems } from '../text/en/problems.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { subheading } from '../theme/type.css.ts';
import { Card } from '../ui/card/Card.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { receipt } from '../ui/icon/glyphs.ts';
import { FailureNotice } from '../ui/notice/FailureNotice.tsx';
import { StaleNotice } from '../ui/notice/StaleNotice.tsx';
import { AmountPrices } from './AmountPrices.tsx';
import { PlanPrices } from './PlanPrices.tsx';
import * as styles from './PriceList.css.ts';
import { WaitingPrices } from './WaitingPrices.tsx';

export type PriceListProps = Readonly<
  ClientProps & {
    /** The id of a category of the catalogue, such as `data`. */
    category: string;
  }
>;

/** What each service of a category costs: its plans, or which amounts it takes and for what fee. */
export function PriceList({ client: own, category }: PriceListProps) {
  const client = useClient(own);
  const text = useText({ priceList, problems });
  const words = text.priceList;
  const id = useId();
  const state = useResource(client, client.services);
  const services = useSignal(client.services.of(category));
  const byPlan = services.filter(({ plans }) => plans.length > 0);
  const byAmount = services.filter(({ plans, limits, fee }) => plans.length === 0 && (limits ?? fee));
  const isWaiting = state.status === 'idle' || state.status === 'loading';
  const hasNone = state.data !== null && byPlan.length + byAmount.length === 0;
  return (
    <section
      className={`${surfaceRoot} ${styles.root}`}
      aria-labelledby={id}
      aria-busy={isWaiting || (state.status === 'stale' && state.problem === null)}
    >
      <h2 id={id} className={subheading}>
        {words.title}
      </h2>
      {state.status === 'failed' && (
        <FailureNotice
          title={words.failed}
          retryLabel={words.tryAgain}
          onRetry={() => void client.services.refresh()}
        >
          {explainProblem(state.problem, text.problems)}
        </FailureNotice>
      )}
      {state.status === 'stale' && state.problem && (
        <StaleNotice
          isOffline={state.problem.kind === 'network'}
          retryLabel={words.tryAgain}
          onRetry={() => void client.services.refresh()}
        >
          {words.stale(formatMoment(state.at, client.now()))} {explainProblem(state.problem, text.problems)}
        </StaleNotice>
      )}
      {state.status !== 'failed' && (
        <Card>
          {isWaiting && <WaitingPrices />}
          {hasNone && (
            <EmptyState glyph={receipt} title={words.empty}>
              {services.length > 0 ? words.noneNamed : words.emptyBody}
            </EmptyState>
          )}
          {byPlan.length > 0 && <PlanPrices key={category} services={byPlan} />}
          {byAmount.length > 0 && <AmountPrices services={byAmount} category={category} />}
        </Card>
      )}
    </section>
  );
}
