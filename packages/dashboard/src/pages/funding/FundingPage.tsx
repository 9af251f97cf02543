import { Funding, type FundingWay } from '@oja/widgets/funding';
import { WalletBalance } from '@oja/widgets/wallet-balance';
import { useSearchParams } from 'wouter';
import * as styles from './FundingPage.css.ts';

const ways: readonly FundingWay[] = ['account', 'checkout', 'manual'];

/** Money into the wallet. The way that is in sight is in the address, so that Back and a reload keep it. */
export function FundingPage() {
  const [query, setQuery] = useSearchParams();
  const way = ways.find((each) => each === query.get('way')) ?? 'account';
  return (
    <div className={styles.page}>
      <WalletBalance />
      <Funding
        way={way}
        onWayChange={(next) => setQuery(next === 'account' ? {} : { way: next }, { replace: true })}
      />
    </div>
  );
}
