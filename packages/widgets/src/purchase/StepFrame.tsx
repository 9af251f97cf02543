import type { ReactNode } from 'react';
import { heading } from '../theme/type.css.ts';
import { hidden } from '../ui/layout/VisuallyHidden.css.ts';
import * as styles from './Purchase.css.ts';
import { useStepFocus } from './useStepFocus.ts';

export interface StepFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** True if the host shows the title already. The heading is then for screen readers only, and can still take the focus. */
  readonly isTitleHidden?: boolean;
  /** True if the agent came from another step. */
  readonly takesFocus: boolean;
}

/** One step of a purchase: its title and its content in one column. */
export function StepFrame({ title, isTitleHidden = false, takesFocus, children }: StepFrameProps) {
  return (
    <div className={styles.step}>
      <h2
        ref={useStepFocus(takesFocus)}
        className={isTitleHidden ? hidden : `${heading} ${styles.title}`}
        tabIndex={-1}
      >
        {title}
      </h2>
      {children}
    </div>
  );
}
