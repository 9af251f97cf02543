import {
  createProfitStore,
  DAY,
  lagosDay,
  type ProfitGroup,
  profitGroups,
  type StatementDays,
  statementMonth,
} from '@oja/core';
import { useEffect, useId, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { profit } from '../text/en/profit.ts';
import { subheading } from '../theme/type.css.ts';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { alike, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './Profit.css.ts';
import { ProfitSheet } from './ProfitSheet.tsx';

const periodNames = ['today', 'week', 'this', 'last'] as const;
/** Today, the seven days up to today, this month, or the last month. */
type PeriodName = (typeof periodNames)[number];

const WEEK_BEFORE = 6 * DAY;

/** Returns the first and the last day of a period in Lagos time. `now` is in ms since 1970. */
function daysOf(name: PeriodName, now: number): StatementDays {
  if (name === 'this' || name === 'last') return statementMonth(name, now);
  const today = lagosDay(now);
  return { first: name === 'today' ? today : lagosDay(now - WEEK_BEFORE), last: today };
}

export type ProfitProps = Readonly<
  ClientProps & {
    /**
     * Called when the agent presses the button to set selling prices, which is shown only without a profit. If omitted,
     * the button is not shown.
     */
    onSetPrices?: () => void;
  }
>;

/** Profit from the agent's selling prices in a period, by day, product or customer, with a CSV download. */
export function Profit({ client: own, onSetPrices }: ProfitProps) {
  const client = useClient(own);
  const words = useText({ profit }).profit;
  const id = useId();
  const now = client.now();
  const [period, setPeriod] = useState<PeriodName>('this');
  const [by, setBy] = useState<ProfitGroup>('day');
  const days = daysOf(period, now);
  const resource = client.getStore(createProfitStore).of(days, by);
  const state = useResource(client, resource);
  useEffect(() => {
    // A purchase may have been made since these figures were loaded.
    if (resource.state.peek().status === 'ready') void resource.refresh();
  }, [resource]);
  return (
    <WidgetRoot
      className={styles.root}
      aria-labelledby={id}
      aria-busy={state.isPending || state.isRefetching}
    >
      <Card>
        <h2 id={id} className={subheading}>
          {words.title}
        </h2>
        <ChoiceChips
          legend={words.period}
          legendHidden
          choices={periodNames.map((value) => ({ value, label: words.periods[value] }))}
          value={period}
          onChange={setPeriod}
        />
        <ChoiceChips
          legend={words.by}
          layout="line"
          choices={profitGroups.map((value) => ({ value, label: words.groups[value] }))}
          value={by}
          onChange={setBy}
        />
        <ResourceView
          state={state}
          words={words}
          now={now}
          onRetry={() => void resource.refresh()}
          skeleton={<SheetSkeleton />}
          lacking={<p>{words.lacking}</p>}
        >
          {(data) => (
            <ProfitSheet
              key={`${period} ${by}`}
              profit={data}
              by={by}
              days={days}
              now={now}
              onSetPrices={onSetPrices}
            />
          )}
        </ResourceView>
      </Card>
    </WidgetRoot>
  );
}

const ROWS = 5;

/** Placeholders of the same size as the figures and the first rows. */
function SheetSkeleton() {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.figures}>
        {alike(3).map((cell) => (
          <SkeletonText key={cell} size={20} width="9ch" />
        ))}
      </div>
      {alike(ROWS).map((row) => (
        <div key={row} className={styles.waiting}>
          <SkeletonText size={14} width="14ch" />
          <SkeletonText size={14} width="8ch" />
        </div>
      ))}
    </div>
  );
}
