import { type Client, createDevicePreferences, formatMoney, formatPrice, type Kobo } from '@oja/core';
import { useSignal } from '../../binding/signals.ts';
import { useText } from '../../binding/TextProvider.tsx';
import { agentSale } from '../../text/en/agentSale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { plus, warning } from '../../ui/icon/glyphs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import * as styles from './WalletLine.css.ts';

export interface WalletLineProps {
  readonly client: Client;
  /** The amount missing for the filled form; `null` if the balance covers it or the form has no price yet. */
  readonly missing: Kobo | null;
  readonly onAddMoney: ((missing: Kobo) => void) | undefined;
}

/** The balance above the review button. If it is too low, adding money comes before every other action. */
export function WalletLine({ client, missing, onAddMoney }: WalletLineProps) {
  const words = useText({ agentSale }).agentSale;
  const { data } = useSignal(client.wallet.state);
  const { isBalanceHidden } = useSignal(client.getStore(createDevicePreferences).state);
  return (
    <>
      <p className={styles.line}>
        <span>{words.balance}</span>
        <span className={styles.figure}>
          {data && (isBalanceHidden ? words.balanceHidden : formatMoney(data.balance))}
        </span>
        <span className={styles.short} role="status">
          {missing !== null && (
            <>
              <Icon glyph={warning} size={16} />
              {words.short(formatMoney(missing))}
            </>
          )}
        </span>
      </p>
      {missing !== null && onAddMoney && (
        <Button variant="primary" glyph={plus} full onClick={() => onAddMoney(missing)}>
          {words.addMoney(formatPrice(missing))}
        </Button>
      )}
    </>
  );
}
