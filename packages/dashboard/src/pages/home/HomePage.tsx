import { createDevicePreferences, isCredit, percentEncode } from '@oja/core';
import { useClient, useResource, useSignal } from '@oja/widgets/binding';
import { Outages } from '@oja/widgets/outages';
import { RecentTransactions } from '@oja/widgets/transaction-list';
import { Skeleton } from '@oja/widgets/ui';
import { WalletBalance } from '@oja/widgets/wallet-balance';
import { useLocation } from 'wouter';
import { lazyChunk } from '../../lazy/loadChunk.ts';
import { NeedsAttention } from '../../openPurchases/NeedsAttention.tsx';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';
import { Deferred } from '../../screens/Deferred.tsx';
import * as styles from './HomePage.css.ts';
import { HEIGHT, list } from './LastCustomers.css.ts';
import { LastCustomers } from './LastCustomers.tsx';
import { QuickBuy } from './QuickBuy.tsx';
import { useIsHomeLoaded } from './useIsHomeLoaded.ts';

/** Placeholder for the recent customers and everything below them, until all of it has loaded. */
export function HomeSkeleton() {
  return (
    <div className={styles.column} aria-busy="true">
      <div className={list}>
        <Skeleton height={HEIGHT} />
        <Skeleton height={HEIGHT} />
        <Skeleton height={HEIGHT} />
      </div>
      <Skeleton height="420px" />
    </div>
  );
}

/** Heights of the placeholders: sales summary, first steps on a phone, referral. */
const SALES = '361px';
const STEPS = '264px';
const REFERRAL = '154px';

/** Needed only until the first sale. */
const firstSteps = lazyChunk('first-steps', () =>
  import('../../firstSteps/FirstSteps.tsx').then(({ FirstSteps }) => FirstSteps),
);

/** Loaded after the rest, because it is below the content that every visit starts with. */
const salesSummary = lazyChunk('sales-summary', () =>
  import('@oja/widgets/sales-summary').then(({ SalesSummary }) => SalesSummary),
);

const homeEnd = lazyChunk('home-end', () => import('./HomeEnd.tsx').then(({ HomeEnd }) => HomeEnd));

/**
 * An agent's start page, in order of importance: balance and open purchases, services, recent customers, today's sales,
 * recent transactions, notices.
 */
export function HomePage() {
  const [, go] = useLocation();
  const routes = useRoutes();
  const client = useClient();
  const preferences = client.getStore(createDevicePreferences);
  const { lowBalance } = useSignal(preferences.state);
  const { data } = useResource(client, client.transactions);
  const isSettled = useIsHomeLoaded(client);
  const transactions = addressOf(routes, 'transactions');
  const hasNothing = data !== null && data.items.length === 0;
  /** True until the first sale, even if money has come in. */
  const isFirstDay = data !== null && data.nextCursor === null && data.items.every(isCredit);
  return (
    <div className={styles.page} {...useLinks()}>
      <div className={styles.start}>
        <WalletBalance
          addMoneyHref={addressOf(routes, 'funding')}
          initiallyHidden={preferences.state.peek().isBalanceHidden}
          lowBelow={lowBalance}
          onHiddenChange={(isBalanceHidden) => preferences.change({ isBalanceHidden })}
        />
        <NeedsAttention isFolded />
        <QuickBuy />
        {!isSettled && <HomeSkeleton />}
        {/* Hidden but mounted, because each widget loads its own data. */}
        <div className={styles.column} hidden={!isSettled}>
          <Outages />
          {data && <LastCustomers items={data.items} />}
          {isFirstDay && <Deferred code={firstSteps} props={{ hasMoney: !hasNothing }} height={STEPS} />}
        </div>
      </div>
      {isSettled && !isFirstDay && (
        <div className={styles.sales}>
          <Deferred code={salesSummary} props={{}} height={SALES} />
        </div>
      )}
      {!(isFirstDay && hasNothing) && (
        <div className={styles.recent} hidden={!isSettled}>
          <RecentTransactions
            limit={5}
            onSelect={({ ref }) => go(`${transactions}?ref=${percentEncode(ref)}`)}
            allHref={transactions}
          />
        </div>
      )}
      <div className={isFirstDay ? styles.firstDayEnd : styles.end} hidden={!isSettled}>
        <Deferred code={homeEnd} props={{}} height={REFERRAL} isDue={isSettled} />
      </div>
    </div>
  );
}
