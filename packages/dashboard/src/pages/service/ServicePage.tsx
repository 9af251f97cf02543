import { findDefinition, isCategory } from '@oja/core';
import { Purchase } from '@oja/widgets/purchase/index.ts';
import { TransactionList } from '@oja/widgets/transaction-list/index.ts';
import { useLocation } from 'wouter';
import type { PageProps } from '../../routing/route.ts';
import * as styles from './ServicePage.css.ts';

/** Sells one service of the catalogue; where there is room, beside what was sold of it last. */
export function ServicePage({ route: { category = '' } }: PageProps) {
  const [, go] = useLocation();
  const definition = findDefinition(category);
  if (!definition) throw new Error(`The catalogue has no ${category}.`);
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <Purchase key={category} definition={definition} />
      </div>
      <div className={styles.beside}>
        <TransactionList
          limit={8}
          {...(isCategory(category) && { category })}
          openRef={null}
          onOpenChange={(ref) => ref !== null && go(`/user/transactions?ref=${encodeURIComponent(ref)}`)}
          onShowAll={() => go('/user/transactions')}
        />
      </div>
    </div>
  );
}
