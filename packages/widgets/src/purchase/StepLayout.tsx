import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { heading } from '../theme/type.css.ts';
import { focusTarget, hidden } from '../ui/layout/screenReader.css.ts';
import * as styles from './Purchase.css.ts';

/**
 * Ref for the title of a step. Focuses it if the agent came from another step, because the pressed button is gone: keyboard
 * and screen reader then continue at the title.
 */
export function useStepFocus(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return title;
}

export interface StepLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** True if the host shows the title already. The heading is then for screen readers only, and can still take the focus. */
  readonly isTitleHidden?: boolean;
  /** True if the agent came from another step. */
  readonly takesFocus: boolean;
}

/** One step of a purchase: its title and its content in one column. */
export function StepLayout({ title, isTitleHidden = false, takesFocus, children }: StepLayoutProps) {
  return (
    <div className={styles.step}>
      <h2
        part="heading"
        ref={useStepFocus(takesFocus)}
        className={isTitleHidden ? hidden : `${heading} ${focusTarget}`}
        tabIndex={-1}
      >
        {title}
      </h2>
      {children}
    </div>
  );
}
