import { createStatementStore, formatDay, noonOf, type StatementDays } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useAgentName } from '../binding/useAuth.ts';
import { useResource } from '../binding/useResource.ts';
import { statement } from '../text/en/statement.ts';
import { small, subheading } from '../theme/type.css.ts';
import { alike, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import * as styles from './Statement.css.ts';
import { StatementSheet } from './StatementSheet.tsx';
import { usePeriod } from './usePeriod.ts';

/** The days in Lagos time, for example "1 Nov to 21 Nov", with the year if it is not the present one. */
export const daysInWords = (
  { first, last }: StatementDays,
  words: { readonly days: (first: string, last: string) => string },
  now: number,
): string => words.days(formatDay(noonOf(first), now), formatDay(noonOf(last), now));

/** The wallet's statement of a period: opening balance, every movement and closing balance, to print or download as CSV. */
export function Statement({ client: own }: ClientProps) {
  const client = useClient(own);
  const words = useText({ statement }).statement;
  const id = useId();
  const now = client.now();
  const period = usePeriod(now);
  const resource = client.getStore(createStatementStore).of(period.days);
  const state = useResource(client, resource);
  const agent = useAgentName(client);
  return (
    <WidgetRoot aria-labelledby={id} aria-busy={state.isPending || state.isRefetching}>
      <div className={styles.column}>
        <PeriodPicker period={period} words={words} />
        <Card>
          <header>
            <h2 id={id} className={subheading}>
              {words.title} · {daysInWords(period.days, words, now)}
            </h2>
            {agent && <p className={`${small} ${styles.muted}`}>{words.of(agent)}</p>}
          </header>
          <ResourceView
            state={state}
            words={words}
            now={now}
            onRetry={() => void resource.refresh()}
            skeleton={<SheetSkeleton />}
            lacking={<p>{words.lacking}</p>}
          >
            {(data) => (
              <StatementSheet key={`${data.first} ${data.last}`} statement={data} words={words} now={now} />
            )}
          </ResourceView>
        </Card>
      </div>
    </WidgetRoot>
  );
}

const ROWS = 6;

/** Placeholders of the same size as the figures and the first rows. */
function SheetSkeleton() {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.figures}>
        {alike(4).map((cell) => (
          <div key={cell} className={styles.cell}>
            <SkeletonText size={20} width="9ch" />
          </div>
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
