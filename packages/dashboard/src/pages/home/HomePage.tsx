import { Notices } from '@oja/widgets/notices/index.ts';
import { RecentTransactions } from '@oja/widgets/transaction-list/index.ts';
import { WalletBalance } from '@oja/widgets/wallet-balance/index.ts';
import { useLocation } from 'wouter';
import { NeedsAttention } from '../../purchases/NeedsAttention.tsx';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import * as styles from './HomePage.css.ts';
import { QuickBuy } from './QuickBuy.tsx';
import { Referral } from './Referral.tsx';

/** What an agent looks at first: the money, the way to the next sale, what is still open, and the last sales. */
export function HomePage() {
  const [, go] = useLocation();
  const routes = useRoutes();
  const transactions = addressOf(routes, 'transactions');
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <WalletBalance onAddMoney={() => go(addressOf(routes, 'funding'))} />
        <QuickBuy />
        <NeedsAttention />
        <Notices most={2} />
        <RecentTransactions
          limit={5}
          onSelect={({ ref }) => go(`${transactions}?ref=${encodeURIComponent(ref)}`)}
          onShowAll={() => go(transactions)}
        />
      </div>
      <div className={styles.beside}>
        <Referral />
      </div>
    </div>
  );
}
