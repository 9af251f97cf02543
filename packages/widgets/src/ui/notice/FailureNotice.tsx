import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { refresh } from '../icon/glyphs.ts';
import { Notice } from './Notice.tsx';

export type FailureNoticeProps = Readonly<{
  /** Says what failed to load. */
  title: string;
  /** Says why. */
  children: ReactNode;
  /** "Try again". */
  retryLabel: string;
  /** Called by the button. */
  onRetry: () => void;
}>;

/** Says what failed to load and why, and offers a retry. */
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
