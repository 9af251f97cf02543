import * as styles from './AmountText.css.ts';

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
