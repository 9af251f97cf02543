import { agoMessages, type Kobo, kobo, problemMessages } from '@oja/core';
import { useId, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { walletBalance } from '../text/en/walletBalance.ts';
import { Badge } from '../ui/display/Badge.tsx';
import { warning } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { AddMoney } from './AddMoney.tsx';
import { BalanceActions } from './BalanceActions.tsx';
import { BalanceKnown } from './BalanceKnown.tsx';
import { BalanceFailed } from './BalanceProblem.tsx';
import * as styles from './WalletBalance.css.ts';

export type WalletBalanceProps = Readonly<
  ClientProps & {
    /** URL of the page that adds money. "Add money" links to it. */
    addMoneyHref?: string;
    /** Called when "Add money" is pressed. Shows it as a button unless `addMoneyHref` is set. */
    onAddMoney?: () => void;
    /** Limit in kobo below which the balance is marked as low. Default: ₦1,000. */
    lowBelow?: Kobo;
    /** `true` hides the balance until the agent shows it. Default: `false`. */
    initiallyHidden?: boolean;
    /** Called when the agent hides or shows the balance, for hosts that remember it. */
    onHiddenChange?: (hidden: boolean) => void;
  }
>;

const LOW = kobo(100_000);

/** The balance that the agent can spend, and its age. Shows only a balance that the server sent. */
export function WalletBalance({
  client: own,
  addMoneyHref,
  onAddMoney,
  lowBelow = LOW,
  initiallyHidden = false,
  onHiddenChange,
}: WalletBalanceProps) {
  const client = useClient(own);
  const text = useText({ walletBalance, problems: problemMessages, time: agoMessages });
  const words = text.walletBalance;
  const wallet = useResource(client, client.wallet);
  const [hidden, setHidden] = useState(initiallyHidden);
  const titleId = useId();
  const isLow = wallet.data !== null && wallet.data.balance < lowBelow;
  const toggle = () => {
    setHidden(!hidden);
    onHiddenChange?.(!hidden);
  };

  return (
    <WidgetRoot aria-labelledby={titleId} aria-busy={wallet.isPending || wallet.isRefetching}>
      <Card>
        <div className={styles.sheet}>
          <div className={styles.header}>
            <div className={styles.name}>
              <h2 part="heading" className={styles.title} id={titleId}>
                {words.title}
              </h2>
              {isLow && <Badge tone="caution" glyph={warning} word={words.low} />}
            </div>
            <BalanceActions
              hidden={hidden}
              onToggle={toggle}
              refreshing={wallet.isRefetching}
              failed={wallet.status === 'failed'}
              onRefresh={client.wallet.refresh}
              words={words}
            />
          </div>
          <div className={styles.body}>
            {wallet.status === 'failed' ? (
              <BalanceFailed problem={wallet.problem} text={text} />
            ) : (
              <BalanceKnown wallet={wallet} hidden={hidden} clock={client.now} text={text} />
            )}
            <AddMoney href={addMoneyHref} onPress={onAddMoney} isFirst={isLow} />
          </div>
        </div>
      </Card>
    </WidgetRoot>
  );
}
