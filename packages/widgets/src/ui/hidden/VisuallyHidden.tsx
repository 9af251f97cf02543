import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Said by a screen reader, not drawn. */
export function VisuallyHidden({
  children,
}: Readonly<{
  /** What is said. */
  children: ReactNode;
}>) {
  return <span className={styles.hidden}>{children}</span>;
}
