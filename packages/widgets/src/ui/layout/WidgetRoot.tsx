import type { ComponentPropsWithoutRef } from 'react';
import { surfaceRoot } from '../../theme/surface.css.ts';
import * as styles from './WidgetRoot.css.ts';

/** The root element of a widget. It has a width in every parent, and is the container of the widget's `@container` rules. */
export function WidgetRoot({ className = '', children, ...attributes }: ComponentPropsWithoutRef<'section'>) {
  return (
    <section className={`${surfaceRoot} ${styles.root} ${className}`} {...attributes}>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
