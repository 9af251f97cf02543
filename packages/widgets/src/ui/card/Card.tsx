import type { ReactNode } from 'react';
import * as styles from './Card.css.ts';

export type CardProps = Readonly<{
  children: ReactNode;
  /** `section` and `article` need a name: `labelledBy` is the id of the heading that gives it. */
  as?: 'div' | 'section' | 'article';
  labelledBy?: string;
  /** No padding and no gap: for lists whose rows reach the edges. */
  flush?: boolean;
}>;

/** Groups related content on the canvas. Set off by its background and a line, not by a shadow. */
export function Card({ as: Element = 'div', labelledBy, flush = false, children }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={flush ? `${styles.card} ${styles.flush}` : styles.card}>
      {children}
    </Element>
  );
}
