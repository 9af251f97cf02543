import { findDefinition, isCategory } from '@oja/core';
import { useClient } from '@oja/widgets/binding/ClientProvider.tsx';
import { useSignal } from '@oja/widgets/binding/signals.ts';
import { Purchase } from '@oja/widgets/purchase/index.ts';
import { RecentTransactions } from '@oja/widgets/transaction-list/index.ts';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { asked, readRepeat } from '../../purchases/useRepeat.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf, type PageProps } from '../../routing/route.ts';
import { createKeptForms } from '../../session/keptForms.ts';
import { useSession } from '../../session/useSession.ts';
import { ServiceHealth } from './ServiceHealth.tsx';
import * as styles from './ServicePage.css.ts';

/** Sells one service of the catalogue; where there is room, beside what was sold of it last. */
export function ServicePage({ route: { category = '' } }: PageProps) {
  const [, go] = useLocation();
  const routes = useRoutes();
  const repeated = useHistoryState<unknown>();
  const { user } = useSignal(useSession().state);
  const definition = findDefinition(category);
  if (!definition) throw new Error(`The catalogue has no ${category}.`);
  const repeat = asked(category, readRepeat(repeated, user?.username ?? null));
  const kept = useClient().use(createKeptForms);
  const isRepeat = Object.keys(repeat).length > 0;
  const transactions = addressOf(routes, 'transactions');
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <Purchase
          // What is to be sold again fills a fresh form.
          key={`${category} ${JSON.stringify(repeat)}`}
          definition={definition}
          prefill={isRepeat ? repeat : kept.of(category)}
          onEnter={(entries) => kept.keep(category, entries)}
          onAddMoney={() => go(addressOf(routes, 'funding'))}
        />
      </div>
      <div className={styles.beside}>
        <RecentTransactions
          limit={8}
          {...(isCategory(category) && { category })}
          onSelect={({ ref }) => go(`${transactions}?ref=${encodeURIComponent(ref)}`)}
          onShowAll={() => go(transactions)}
        />
        <ServiceHealth category={category} />
      </div>
    </div>
  );
}
