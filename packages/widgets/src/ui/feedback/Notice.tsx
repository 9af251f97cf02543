import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { checkCircle, crossCircle, infoCircle, refresh, warning } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Notice.css.ts';

export type NoticeTone = 'info' | 'positive' | 'caution' | 'critical';

const glyphs: Readonly<Record<NoticeTone, string>> = {
  info: infoCircle,
  positive: checkCircle,
  caution: warning,
  critical: crossCircle,
};

/** Live region by tone: only `critical` interrupts a screen reader. */
const roles: Readonly<Record<NoticeTone, 'status' | 'alert'>> = {
  info: 'status',
  positive: 'status',
  caution: 'status',
  critical: 'alert',
};

export type NoticeProps = Readonly<{
  /** Meaning: information, success, warning or error. `critical` interrupts a screen reader. */
  tone: NoticeTone;
  /** What happened, in a few words. */
  title?: string;
  /** Consequences and what to do. */
  children?: ReactNode;
  /** One or two Buttons. */
  action?: ReactNode;
  /** Set to false for a notice that is on the page from the start: it must not be announced. */
  announced?: boolean;
}>;

/** A message in the flow of the page. */
export function Notice({ tone, title, children, action, announced = true }: NoticeProps) {
  return (
    <div className={styles.tone[tone]} data-tone={tone} {...(announced && { role: roles[tone] })}>
      <span className={styles.icon[tone]}>
        <Icon glyph={glyphs[tone]} />
      </span>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}

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
