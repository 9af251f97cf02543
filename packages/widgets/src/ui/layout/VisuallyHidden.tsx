import type { ReactNode } from 'react';
import * as styles from './screenReader.css.ts';

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
}: Readonly<{
  /** The text to announce. */
  children: ReactNode;
}>) {
  return <span className={styles.hidden}>{children}</span>;
}
