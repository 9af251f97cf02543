import type { ReactNode } from 'react';
import { subheading } from '../../theme/type.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = Readonly<{
  /** A drawing of `glyphs.ts`: what would be here. */
  glyph: string;
  /** What is not here. */
  title: string;
  /** Why, or how it comes to be filled. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}>;

/** A place with nothing in it yet, and the way on from there. */
export function EmptyState({ glyph, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon glyph={glyph} size={24} />
      </span>
      <p className={subheading}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
