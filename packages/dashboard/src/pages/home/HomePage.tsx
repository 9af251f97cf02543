import { isCredit } from '@oja/core';
import { useClient, useResource } from '@oja/widgets/binding';
import { Notices } from '@oja/widgets/notices';
import { Outages } from '@oja/widgets/outages';
import { RecentTransactions } from '@oja/widgets/transaction-list';
import { WalletBalance } from '@oja/widgets/wallet-balance';
import { useLocation } from 'wouter';
import { needsAttention } from '../../openPurchases/needsAttention.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { Deferred } from '../../screens/Deferred.tsx';
import { firstSteps } from './firstSteps.ts';
import * as styles from './HomePage.css.ts';
import { LastCustomers } from './LastCustomers.tsx';
import { QuickBuy } from './QuickBuy.tsx';
import { Referral } from './Referral.tsx';
import { salesSummary } from './salesSummary.ts';

/** How high what was sold lately is, beside the money. */
const SALES = '377px';

/** How high the first steps are on a phone. */
const STEPS = '264px';

/** What an agent looks at first: the money, the way to the next sale, what is still open, and the last sales. */
export function HomePage() {
  const [, go] = useLocation();
  const routes = useRoutes();
  const client = useClient();
  const { data, status } = useResource(client, client.transactions);
  const transactions = addressOf(routes, 'transactions');
  /** What is nearer has come, or will not: then comes what the sales need. */
  const isKnown = data !== null || status === 'failed';
  const hasNothing = data !== null && data.items.length === 0;
  /** Money may have come in, and nothing was sold. */
  const isFirstDay = data !== null && data.nextCursor === null && data.items.every(isCredit);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <WalletBalance onAddMoney={() => go(addressOf(routes, 'funding'))} />
        <QuickBuy />
        {status !== 'failed' && <LastCustomers items={data?.items ?? null} />}
        <Deferred of={needsAttention} props={{ isDue: isKnown }} height="0px" />
        {isKnown && <Outages />}
        <Notices most={2} />
        {isFirstDay && <Deferred of={firstSteps} props={{ hasMoney: !hasNothing }} height={STEPS} />}
        {!(isFirstDay && hasNothing) && (
          <RecentTransactions
            limit={5}
            onSelect={({ ref }) => go(`${transactions}?ref=${encodeURIComponent(ref)}`)}
            onShowAll={() => go(transactions)}
          />
        )}
      </div>
      <div className={styles.column}>
        {!isFirstDay && <Deferred of={salesSummary} props={{}} height={SALES} isDue={isKnown} />}
        <Referral />
      </div>
    </div>
  );
}
