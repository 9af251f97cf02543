import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { priceList } from '../text/en/priceList.ts';
import { subheading } from '../theme/type.css.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { alike, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { receipt } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { AmountPrices } from './AmountPrices.tsx';
import { PlanPrices } from './PlanPrices.tsx';
import * as styles from './PriceList.css.ts';

export type PriceListProps = Readonly<
  ClientProps & {
    /** The id of a category of the catalogue, such as `data`. */
    category: string;
  }
>;

/** Prices of a category's services: the plans, or the allowed amounts and the fee. */
export function PriceList({ client: own, category }: PriceListProps) {
  const client = useClient(own);
  const words = useText({ priceList }).priceList;
  const id = useId();
  const state = useResource(client, client.services);
  const services = useSignal(client.services.of(category));
  const byPlan = services.filter(({ plans }) => plans.length > 0);
  const byAmount = services.filter(({ plans, limits, fee }) => plans.length === 0 && (limits ?? fee));
  return (
    <WidgetRoot aria-labelledby={id} aria-busy={state.isPending || state.isRefetching}>
      <div className={styles.column}>
        <h2 part="heading" id={id} className={subheading}>
          {words.title}
        </h2>
        <ResourceView
          state={state}
          words={words}
          now={client.now()}
          onRetry={() => void client.services.refresh()}
          skeleton={<PricesSkeleton />}
          frame={(content) => <Card>{content}</Card>}
          isEmpty={() => byPlan.length + byAmount.length === 0}
          empty={
            <EmptyState glyph={receipt} title={words.empty}>
              {services.length > 0 ? words.noneNamed : words.emptyBody}
            </EmptyState>
          }
        >
          {() => (
            <>
              {byPlan.length > 0 && <PlanPrices key={category} services={byPlan} />}
              {byAmount.length > 0 && <AmountPrices services={byAmount} category={category} />}
            </>
          )}
        </ResourceView>
      </div>
    </WidgetRoot>
  );
}

const ROWS = 6;

/** Placeholder rows of the same size as the loaded ones. */
function PricesSkeleton() {
  return (
    <div className={styles.column}>
      {alike(ROWS).map((row) => (
        <div key={row} className={styles.waiting} aria-hidden="true">
          <SkeletonText size={14} width="12ch" />
          <SkeletonText size={14} width="6ch" />
        </div>
      ))}
    </div>
  );
}
