import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';

export type StaleNoticeProps = Readonly<{
  /** The phone is offline: to be expected in a shop, and no fault of the service. */
  isOffline: boolean;
  /** From when it is, and why there is nothing newer. */
  children: ReactNode;
  /** "Try again". */
  retryLabel: string;
  /** Left out where there is another way to ask again. */
  onRetry?: (() => void) | undefined;
}>;

/** What is shown is older than it should be. */
export function StaleNotice({ isOffline, children, retryLabel, onRetry }: StaleNoticeProps) {
  return (
    <Notice
      tone={isOffline ? 'info' : 'caution'}
      action={onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
    >
      {children}
    </Notice>
  );
}
