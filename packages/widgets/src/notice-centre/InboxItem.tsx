import { ago, agoMessages, DAY, formatDateTime, formatMoment, type InboxNotice } from '@oja/core';
import { useId } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import type { Text } from '../text/catalogue.ts';
import { noticeCentre } from '../text/en/noticeCentre.ts';
import { notices } from '../text/en/notices.ts';
import { Button } from '../ui/button/Button.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import { Badge, type BadgeTone } from '../ui/display/Badge.tsx';
import { bell, crossCircle, infoCircle, warning } from '../ui/icon/glyphs.ts';
import * as styles from './NoticeCentre.css.ts';

const levels: Readonly<Record<InboxNotice['level'], Readonly<{ tone: BadgeTone; glyph: string }>>> = {
  info: { tone: 'info', glyph: infoCircle },
  warning: { tone: 'caution', glyph: warning },
  outage: { tone: 'critical', glyph: crossCircle },
};

/** Functions that return the URL of a notice's subject. */
export type NoticeHrefs = Readonly<
  Partial<Record<'caseHref' | 'scheduleHref' | 'saleHref', (id: string) => string>>
>;

type InboxItemProps = Readonly<{
  notice: InboxNotice;
  now: number;
  hrefs: NoticeHrefs;
  onMark: (change: { isRead?: boolean; isKept?: boolean }) => void;
}>;

/** Returns the link of a notice: to its case, its purchase or the review of a scheduled purchase. */
function leadOf(
  { caseNumber, scheduleId, ref }: InboxNotice,
  { caseHref, scheduleHref, saleHref }: NoticeHrefs,
  words: Text['noticeCentre'],
) {
  if (caseNumber && caseHref) return { href: caseHref(caseNumber), label: words.openCase(caseNumber) };
  if (ref && saleHref) return { href: saleHref(ref), label: words.seeSale };
  if (scheduleId && !ref && scheduleHref) return { href: scheduleHref(scheduleId), label: words.reviewSale };
  return null;
}

/** A notice with its level, age and marks. Rendered as text only. */
export function InboxItem({ notice, now, hrefs, onMark }: InboxItemProps) {
  const text = useText({ noticeCentre, notices, time: agoMessages });
  const words = text.noticeCentre;
  const titleId = useId();
  const { title, body, level, createdAt, isRead, isKept } = notice;
  const lead = leadOf(notice, hrefs, words);
  const action = (label: string, act: () => void) => (
    <Button variant="quiet" aria-label={words.about(label, title)} onClick={act}>
      {label}
    </Button>
  );
  return (
    <li>
      <article className={styles.item} data-unread={!isRead} aria-labelledby={titleId}>
        <p className={styles.badges}>
          <Badge {...levels[level]} word={text.notices.levels[level]} />
          {!isRead && <Badge tone="info" glyph={bell} word={words.unreadMark} />}
          <time
            className={styles.muted}
            dateTime={new Date(createdAt).toISOString()}
            title={formatDateTime(createdAt, now)}
          >
            {now - createdAt < DAY ? ago(createdAt, now, text.time) : formatMoment(createdAt, now)}
          </time>
        </p>
        <h3 id={titleId} className={isRead ? styles.title : styles.unreadTitle}>
          {title}
        </h3>
        {body && <p className={styles.body}>{body}</p>}
        <div className={styles.actions}>
          {lead && (
            <TextLink href={lead.href} onClick={() => !isRead && onMark({ isRead: true })}>
              {lead.label}
            </TextLink>
          )}
          {action(isRead ? words.markUnread : words.markRead, () => onMark({ isRead: !isRead }))}
          {action(isKept ? words.unkeep : words.keep, () => onMark({ isKept: !isKept }))}
        </div>
      </article>
    </li>
  );
}
