import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export type Description = Readonly<{
  term: string;
  /** `null` and `undefined` omit the row. */
  value: ReactNode;
}>;

/** Terms with their values, such as a purchase's review or a transaction's details. */
export function DescriptionList({
  rows,
}: Readonly<{
  /** Rows in display order, the most important first. A row without a value is omitted. */
  rows: readonly Description[];
}>) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, value }) =>
        value === null || value === undefined ? null : (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
