import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export type Description = Readonly<{
  term: string;
  /** Null and undefined leave the row out: an empty value is no news. */
  value: ReactNode;
}>;

/** What is agreed on, line by line: the review of a purchase, the detail of a transaction. */
export function DescriptionList({
  rows,
}: Readonly<{
  /** Lines of a term and its value, the one that is looked for first on top. A line without a value is left out. */
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
