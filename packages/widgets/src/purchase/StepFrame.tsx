import { type ReactNode, useEffect, useRef } from 'react';
import { heading } from '../theme/type.css.ts';
import * as styles from './Purchase.css.ts';

export interface StepFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** True when the agent came here from another step: the focus follows, so that a reader hears where it is. */
  readonly takesFocus: boolean;
}

/** One step of a sale: its title, and everything below it in one column. */
export function StepFrame({ title, takesFocus, children }: StepFrameProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.step}>
      <h2 ref={ref} className={`${heading} ${styles.title}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
