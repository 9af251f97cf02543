import { useEffect } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { purchase } from '../text/en/purchase.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import * as styles from './Purchase.css.ts';
import { PurchaseStep } from './PurchaseStep.tsx';
import { useDataSale } from './useDataSale.ts';
import { type SettledPurchase, useSettled } from './useSettled.ts';

export interface DataPurchaseProps extends ClientProps {
  /** A number to begin with. */
  readonly phone?: string;
  /** False hides the agent's balance and earnings: for visitors of a partner's site. Default true. */
  readonly showWallet?: boolean;
  /** Called once for each sale whose end is known. */
  readonly onSettled?: (sale: SettledPurchase) => void;
  /** Where there is a way to fund the wallet: shown when the balance is too low. */
  readonly onAddMoney?: () => void;
}

/** Sells mobile data: number, network, plan, review, and what became of it, in one place. */
export function DataPurchase({
  phone = '',
  showWallet = true,
  onSettled,
  onAddMoney,
  ...props
}: DataPurchaseProps) {
  const client = useClient(props.client);
  const text = useText({ purchase });
  const sale = useDataSale(client, phone);
  useSettled(sale.state, onSettled);

  useEffect(() => {
    client.services.load();
    if (showWallet) client.wallet.load();
  }, [client, showWallet]);

  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-label={text.purchase.data}>
      <PurchaseStep client={client} sale={sale} showWallet={showWallet} onAddMoney={onAddMoney} />
    </section>
  );
}
