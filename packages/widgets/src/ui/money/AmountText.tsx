import * as styles from './AmountText.css.ts';

export type AmountSize = keyof typeof styles.size;

export type AmountTextProps = Readonly<{
  /** A figure as it is to be read: "22.2 kWh", "51", "₦800/GB". */
  text: string;
  /** Size in px at the usual text size; `inherit`, the default, is that of the text around it. */
  size?: AmountSize;
  /** Weight 600: the figure that decides. Default false. */
  strong?: boolean;
  /** Stands back: a unit price, an older figure. Default false. */
  muted?: boolean;
}>;

/** A figure: digits of one width, never broken over two lines. */
export function AmountText({ text, size = 'inherit', strong = false, muted = false }: AmountTextProps) {
  const classes = [styles.size[size], strong && styles.strong, muted && styles.muted];
  return <span className={classes.filter(Boolean).join(' ')}>{text}</span>;
}
