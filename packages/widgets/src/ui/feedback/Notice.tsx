import type { ReactNode } from 'react';
import { checkCircle, crossCircle, infoCircle, warning } from '../icon/glyphs.ts';
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
