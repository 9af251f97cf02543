import { type Client, formatPrice, type Kobo, type PinRefusal } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from '../Purchase.css.ts';

/** Props of the buttons that end a review: Buy, and back to the form. */
export interface BuyActionsProps {
  readonly client: Client;
  readonly price: Kobo;
  /** The server's refusal because of the PIN; `null` if there was none. */
  readonly refusal: PinRefusal | null;
  readonly isBuying: boolean;
  readonly isDisabled: boolean;
  readonly onBuy: (pin?: string) => void;
  readonly onChange: () => void;
}

export type BuyButtonsProps = Omit<BuyActionsProps, 'client' | 'refusal' | 'onBuy'> & {
  /** Omitted in a form, which the button submits. */
  readonly onBuy?: () => void;
};

export function BuyButtons({ price, isBuying, isDisabled, onBuy, onChange }: BuyButtonsProps) {
  const words = useText({ purchase }).purchase;
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        full
        busy={isBuying}
        disabled={isDisabled}
        {...(onBuy ? { onClick: onBuy } : { type: 'submit' as const })}
      >
        {words.buy(formatPrice(price))}
      </Button>
      <Button variant="quiet" full disabled={isBuying} onClick={onChange}>
        {words.change}
      </Button>
    </div>
  );
}
