import { Link } from 'wouter';
import { useConfig } from '../ConfigContext.ts';
import * as styles from './Brand.css.ts';

/** The operator's product name with its first letter. Links to home. */
export function Brand() {
  const { productName } = useConfig();
  return (
    <Link href="/" className={styles.brand}>
      <BrandMark name={productName} />
      <BrandName name={productName} />
    </Link>
  );
}

// Elements with `data-product` are also prerendered, and filled in before the first paint (start/firstPaint.ts).

/** The product name, truncated to the available width. */
export function BrandName({ name }: { readonly name: string }) {
  return (
    <span className={styles.name} data-product="name">
      {name}
    </span>
  );
}

/** A tile with the first letter of the name. */
export function BrandMark({
  name,
  look = 'solid',
}: {
  readonly name: string;
  readonly look?: keyof typeof styles.mark;
}) {
  return (
    <span className={styles.mark[look]} aria-hidden="true" data-product="mark">
      {[...name][0]}
    </span>
  );
}
