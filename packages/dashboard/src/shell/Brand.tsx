import { Link } from 'wouter';
import { useConfig } from '../config.ts';
import * as styles from './Brand.css.ts';

/** The product by its name and its first letter, whatever the operator called it; the way home. */
export function Brand() {
  const { productName } = useConfig();
  return (
    <Link href="/" className={styles.brand}>
      <BrandMark name={productName} />
      <BrandName name={productName} />
    </Link>
  );
}

// What is marked `data-product` is drawn at build time too, and filled in before the first paint (start/firstPaint.ts).

/** The name, cut where there is no room. */
export function BrandName({ name }: { readonly name: string }) {
  return (
    <span className={styles.name} data-product="name">
      {name}
    </span>
  );
}

/** The tile with the first letter. */
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
