import type { ResourceState, Wallet } from '@oja/core';
import { useIsSlow } from '../binding/useIsSlow.ts';
import type { Text } from '../text/catalogue.ts';
import { BalanceFigure } from './BalanceFigure.tsx';
import { BalanceLine } from './BalanceLine.tsx';

type BalanceKnownProps = Readonly<{
  wallet: ResourceState<Wallet>;
  hidden: boolean;
  clock: () => number;
  text: Pick<Text, 'walletBalance' | 'problems' | 'time'>;
}>;

/** The balance with the line below it, or the placeholders of both. */
export function BalanceKnown({ wallet, hidden, clock, text }: BalanceKnownProps) {
  const isSlow = useIsSlow(wallet.data === null);
  return (
    <div>
      <BalanceFigure balance={wallet.data?.balance ?? null} hidden={hidden} words={text.walletBalance} />
      <BalanceLine state={wallet} slow={isSlow} clock={clock} text={text} />
    </div>
  );
}
