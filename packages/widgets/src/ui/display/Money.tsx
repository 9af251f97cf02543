import { formatMoney, formatPrice, type Kobo } from '@oja/core';
import * as styles from './Money.css.ts';

export type AmountSize = keyof typeof styles.size;

export type AmountTextProps = Readonly<{
  /** The formatted figure: "22.2 kWh", "51", "₦800/GB". */
  text: string;
  /** Size in px at the default text size. Default `inherit`: the size of the surrounding text. */
  size?: AmountSize;
  /** Weight 600, for the most important figure. Default false. */
  strong?: boolean;
  /** Grey, for a unit price or an older figure. Default false. */
  muted?: boolean;
}>;

/** A figure in digits of equal width that never breaks across lines. */
export function AmountText({ text, size = 'inherit', strong = false, muted = false }: AmountTextProps) {
  const classes = [styles.size[size], strong && styles.strong, muted && styles.muted];
  return <span className={classes.filter(Boolean).join(' ')}>{text}</span>;
}

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
