import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { refresh } from '../icon/glyphs.ts';
import { Notice } from './Notice.tsx';

export type FailureNoticeProps = Readonly<{
  /** What did not come. */
  title: string;
  /** Why. */
  children: ReactNode;
  /** "Try again". */
  retryLabel: string;
  /** The button was pressed: ask again. */
  onRetry: () => void;
}>;

/** There is nothing to show: what did not come, why, and the way to ask again. */
export function FailureNotice({ title, children, retryLabel, onRetry }: FailureNoticeProps) {
  return (
    <Notice
      tone="critical"
      title={title}
      action={
        <Button glyph={refresh} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
