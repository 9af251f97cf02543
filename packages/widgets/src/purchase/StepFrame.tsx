import type { ReactNode } from 'react';
import { heading } from '../theme/type.css.ts';
import { hidden } from '../ui/hidden/VisuallyHidden.css.ts';
import * as styles from './Purchase.css.ts';
import { useStepFocus } from './useStepFocus.ts';

export interface StepFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** True where what is around it shows the title already: it is still read, and takes the focus. */
  readonly isTitleHidden?: boolean;
  /** True when the agent came here from another step. */
  readonly takesFocus: boolean;
}

/** One step of a sale: its title, and everything below it in one column. */
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
