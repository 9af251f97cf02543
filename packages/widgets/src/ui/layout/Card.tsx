import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export type CardProps = Readonly<{
  /** Related content. */
  children: ReactNode;
  /** The element. `section` and `article` need a name: see `labelledBy`. */
  as?: 'div' | 'section' | 'article';
  /** The id of the heading that names a `section` or an `article`. */
  labelledBy?: string;
  /** No padding and no gap: for lists whose rows reach the edges. */
  flush?: boolean;
}>;

/** Groups related content. A background and a border set it off, not a shadow. */
export function Card({ as: Element = 'div', labelledBy, flush = false, children }: CardProps) {
  return (
    <Element
      part="card"
      aria-labelledby={labelledBy}
      className={flush ? `${styles.card} ${styles.flush}` : styles.card}
    >
      {children}
    </Element>
  );
}
