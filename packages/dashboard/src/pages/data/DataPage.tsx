import { DataPurchase } from '@oja/widgets/purchase/index.ts';
import { TransactionList } from '@oja/widgets/transaction-list/index.ts';
import { useLocation } from 'wouter';
import * as styles from './DataPage.css.ts';

/** Sells mobile data; where there is room, beside what was sold last. */
export function DataPage() {
  const [, go] = useLocation();
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <DataPurchase />
      </div>
      <div className={styles.beside}>
        <TransactionList
          limit={8}
          category="data"
          openRef={null}
          onOpenChange={(ref) => ref !== null && go(`/user/transactions?ref=${encodeURIComponent(ref)}`)}
          onShowAll={() => go('/user/transactions')}
        />
      </div>
    </div>
  );
}
