import { parseNaira, percentEncode } from '@oja/core';
import { Funding, type FundingWay } from '@oja/widgets/funding';
import { RecentTransactions } from '@oja/widgets/transaction-list';
import { WalletBalance } from '@oja/widgets/wallet-balance';
import { useLocation, useSearchParams } from 'wouter';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';
import * as styles from './FundingPage.css.ts';

/** Number of recent transactions beside the form, so that the agent sees the money arrive. */
const LAST = 5;

const ways: readonly FundingWay[] = ['account', 'checkout', 'manual'];

/**
 * Adds money to the wallet. The URL holds the chosen way and the amount that a purchase lacks, so that Back and a
 * reload keep both.
 */
export function FundingPage() {
  const [query, setQuery] = useSearchParams();
  const [, go] = useLocation();
  const transactions = addressOf(useRoutes(), 'transactions');
  const way = ways.find((each) => each === query.get('way')) ?? 'account';
  const amount = parseNaira(query.get('amount'));
  return (
    <div className={styles.page}>
      <div className={styles.balance}>
        <WalletBalance />
      </div>
      <div className={styles.ways}>
        <Funding
          showTitle={false}
          way={way}
          {...(amount !== null && amount > 0 && { amount })}
          onWayChange={(next) => setQuery(next === 'account' ? {} : { way: next }, { replace: true })}
        />
      </div>
      <div className={styles.recent} {...useLinks()}>
        <RecentTransactions
          limit={LAST}
          onSelect={({ ref }) => go(`${transactions}?ref=${percentEncode(ref)}`)}
          allHref={transactions}
        />
      </div>
    </div>
  );
}
