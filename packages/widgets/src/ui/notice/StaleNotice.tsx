import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';

export type StaleNoticeProps = Readonly<{
  /** True if the device is offline, which is expected in a shop and no fault of the service. */
  isOffline: boolean;
  /** The time of the value, and why it is not newer. */
  children: ReactNode;
  /** "Try again". */
  retryLabel: string;
  /** Omit it if the widget has another way to retry. */
  onRetry?: (() => void) | undefined;
}>;

/** Says that the value on screen is outdated. */
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
