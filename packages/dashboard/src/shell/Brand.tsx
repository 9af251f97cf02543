import { Link } from 'wouter';
import { useConfig } from '../ConfigContext.ts';
import * as styles from './Brand.css.ts';

/** The product by its name and its first letter, whatever the operator called it; the way home. */
export function Brand() {
  const { productName } = useConfig();
  return (
    <Link href="/" className={styles.brand}>
      <BrandMark name={productName} />
      <span className={styles.name}>{productName}</span>
    </Link>
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
    <span className={styles.mark[look]} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
