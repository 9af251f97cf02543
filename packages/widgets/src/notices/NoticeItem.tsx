import { ago, agoMessages, DAY, formatDateTime, formatMoment, type Notice } from '@oja/core';
import { useId } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { notices } from '../text/en/notices.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { cross, crossCircle, infoCircle, warning } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import * as styles from './Notices.css.ts';

const glyphs: Readonly<Record<Notice['level'], string>> = {
  info: infoCircle,
  warning,
  outage: crossCircle,
};

type NoticeItemProps = Readonly<{ notice: Notice; now: number; onDismiss: () => void }>;

/** A notice with its level and age. It comes from the server and is rendered as text only. */
export function NoticeItem({ notice, now, onDismiss }: NoticeItemProps) {
  const text = useText({ notices, time: agoMessages });
  const words = text.notices;
  const titleId = useId();
  const { level, title, body, createdAt } = notice;
  return (
    <li>
      <article className={styles.level[level]} data-level={level} aria-labelledby={titleId}>
        <span className={styles.markOf[level]}>
          <Icon glyph={glyphs[level]} />
        </span>
        <div className={styles.content}>
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {body && <p>{body}</p>}
          <p className={styles.about}>
            {words.levels[level]} ·{' '}
            <time dateTime={new Date(createdAt).toISOString()} title={formatDateTime(createdAt, now)}>
              {now - createdAt < DAY ? ago(createdAt, now, text.time) : formatMoment(createdAt, now)}
            </time>
          </p>
        </div>
        <IconButton label={words.dismiss(title)} glyph={cross} onClick={onDismiss} />
      </article>
    </li>
  );
}
