import { Profit } from '@oja/widgets/profit';
import { SellingPrices } from '@oja/widgets/selling-prices';
import { useRef } from 'react';
import * as styles from './ProfitPage.css.ts';

/** The profit from the agent's selling prices, and the prices themselves. */
export function ProfitPage() {
  const prices = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.columns}>
      <Profit
        onSetPrices={() => {
          prices.current?.scrollIntoView();
          prices.current?.focus();
        }}
      />
      <div ref={prices} tabIndex={-1} className={styles.stop}>
        <SellingPrices />
      </div>
    </div>
  );
}
