import { type Kobo, kobo } from '@oja/core';
import { useId, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { useResource } from '../binding/useResource.ts';
import { problemText } from '../text/problemText.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Card } from '../ui/card/Card.tsx';
import { plus } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { BalanceActions } from './BalanceActions.tsx';
import { BalanceFailed } from './BalanceFailed.tsx';
import { BalanceFigure } from './BalanceFigure.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import * as styles from './WalletBalance.css.ts';

export type WalletBalanceProps = Readonly<
  ClientProps & {
    /** Shows "Add money" and is called when it is pressed. */
    onAddMoney?: () => void;
    /** Below this, in kobo, the balance is called low. Default ₦1,000. */
    lowBelow?: Kobo;
    /** True: the figure is covered until the agent asks for it. */
    initiallyHidden?: boolean;
    /** The agent covered or uncovered the figure: for hosts that remember it. */
    onHiddenChange?: (hidden: boolean) => void;
  }
>;

const LOW = kobo(100_000);

/** What the agent can spend, and how old that figure is. Never a figure that nobody gave. */
export function WalletBalance({
  client: own,
  onAddMoney,
  lowBelow = LOW,
  initiallyHidden = false,
  onHiddenChange,
}: WalletBalanceProps) {
  const client = useClient(own);
  const text = useText();
  const words = text.walletBalance;
  const wallet = useResource(client, client.wallet);
  const [hidden, setHidden] = useState(initiallyHidden);
  const titleId = useId();
  const isWaiting = wallet.status === 'idle' || wallet.status === 'loading';
  const isSlow = useIsSlow(isWaiting);
  const isRefreshing = wallet.status === 'stale' && wallet.problem === null;
  const isLow = wallet.data !== null && wallet.data.balance < lowBelow;
  const refresh = () => void client.wallet.refresh();
  const toggle = () => {
    setHidden(!hidden);
    onHiddenChange?.(!hidden);
  };

  return (
    <section
      className={`${surfaceRoot} ${styles.root}`}
      aria-labelledby={titleId}
      aria-busy={isWaiting || isRefreshing}
    >
      <Card>
        <div className={styles.sheet}>
          <div className={styles.header}>
            <h2 className={styles.title} id={titleId}>
              {words.title}
            </h2>
            {wallet.status !== 'failed' && (
              <BalanceActions
                hidden={hidden}
                onToggle={toggle}
                refreshing={isRefreshing}
                onRefresh={refresh}
                words={words}
              />
            )}
          </div>
          <div className={styles.body}>
            {wallet.status === 'failed' ? (
              <BalanceFailed why={problemText(wallet.problem, text)} onRetry={refresh} words={words} />
            ) : (
              <div>
                <BalanceFigure balance={wallet.data?.balance ?? null} hidden={hidden} words={words} />
                <BalanceLine state={wallet} slow={isSlow} low={isLow} clock={client.now} words={words} />
              </div>
            )}
            {onAddMoney && (
              <div>
                <Button glyph={plus} variant={isLow ? 'primary' : 'secondary'} full onClick={onAddMoney}>
                  {words.addMoney}
                </Button>
              </div>
            )}
          </div>
        </div>
        {wallet.status === 'stale' && wallet.problem && (
          <Notice tone={wallet.problem.kind === 'network' ? 'info' : 'caution'}>
            {problemText(wallet.problem, text)}
          </Notice>
        )}
      </Card>
    </section>
  );
}
