import type { ReactNode } from 'react';
import { subheading } from '../../theme/type.css.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = Readonly<{
  /** An icon of `glyphs.ts` for the missing content. */
  glyph: string;
  /** Says what is missing. */
  title: string;
  /** Says why, or how content gets here. */
  children?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
}>;

/** Shown instead of empty content, with a next step. */
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
