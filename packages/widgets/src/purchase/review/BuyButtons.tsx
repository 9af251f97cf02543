import { type Client, formatPrice, type Kobo, type PinRefusal } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from '../Purchase.css.ts';

/** The end of a review: the press that spends, and the way back. */
export interface BuyActionsProps {
  readonly client: Client;
  readonly price: Kobo;
  /** What the server said of the PIN when it refused this sale; null where it did not. */
  readonly refusal: PinRefusal | null;
  readonly isBuying: boolean;
  readonly isDisabled: boolean;
  readonly onBuy: (pin?: string) => void;
  readonly onChange: () => void;
}

export type BuyButtonsProps = Omit<BuyActionsProps, 'client' | 'refusal' | 'onBuy'> & {
  /** Left out in a form, which the button sends. */
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
