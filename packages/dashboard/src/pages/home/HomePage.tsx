import { TransactionList } from '@oja/widgets/transaction-list/index.ts';
import { WalletBalance } from '@oja/widgets/wallet-balance/index.ts';
import { useLocation } from 'wouter';
import { NeedsAttention } from '../../purchases/NeedsAttention.tsx';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import * as styles from './HomePage.css.ts';
import { QuickBuy } from './QuickBuy.tsx';

/** What an agent looks at first: the money, the way to the next sale, what is still open, and the last sales. */
export function HomePage() {
  const [, go] = useLocation();
  const transactions = addressOf(useRoutes(), 'transactions');
  return (
    <div className={styles.page}>
      <WalletBalance />
      <div className={styles.beside}>
        <QuickBuy />
      </div>
      <NeedsAttention />
      <TransactionList
        limit={5}
        openRef={null}
        onOpenChange={(ref) => ref !== null && go(`${transactions}?ref=${encodeURIComponent(ref)}`)}
        onShowAll={() => go(transactions)}
      />
    </div>
  );
}
