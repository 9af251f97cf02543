import { formatMoney, formatPrice, type Kobo } from '@oja/core';
import { AmountText, type AmountTextProps } from './AmountText.tsx';

export type MoneyProps = Readonly<
  Omit<AmountTextProps, 'text'> & {
    /** The amount in kobo, an integer: 45600 is ₦456.00. */
    kobo: Kobo;
    /** `price` omits ".00", for lists and buttons. Balances and receipts keep both decimals. */
    as?: 'exact' | 'price';
  }
>;

/** An amount in naira, in Oja's format. */
export function Money({ kobo, as = 'exact', ...rest }: MoneyProps) {
  return <AmountText {...rest} text={as === 'price' ? formatPrice(kobo) : formatMoney(kobo)} />;
}
