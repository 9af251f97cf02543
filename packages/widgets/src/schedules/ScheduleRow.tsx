import {
  categoryFactsOf,
  formatDateTime,
  formatDay,
  formatPrice,
  formatWeekday,
  hasOwn,
  parseStatus,
  type Recurrence,
  type Schedule,
  type ScheduleRun,
} from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import type { Text } from '../text/catalogue.ts';
import { schedules } from '../text/en/schedules.ts';
import { wordFor } from '../text/wordFor.ts';
import { Button } from '../ui/button/Button.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import { Badge } from '../ui/display/Badge.tsx';
import { bell, circle, refresh } from '../ui/icon/glyphs.ts';
import * as styles from './Schedules.css.ts';

type Words = Text['schedules'];

export type ScheduleRowProps = Readonly<{
  schedule: Schedule;
  /** The client's clock, ms since 1970. */
  now: number;
  isBusy: boolean;
  saleHref: ((ref: string) => string) | undefined;
  onSell: ((schedule: Schedule) => void) | undefined;
  onStop: (schedule: Schedule) => void;
  onResume: (schedule: Schedule) => void;
}>;

/** A schedule: its purchase, recipient, next time, limits and last runs. */
export function ScheduleRow({ schedule, now, saleHref, ...row }: ScheduleRowProps) {
  const words = useText({ schedules }).schedules;
  const { name, recipient, category, price, nextAt, recurrence, consent, runs } = schedule;
  const often = wordFor(words.recurrences satisfies Record<Recurrence, string>, recurrence, recurrence);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          <Mark schedule={schedule} words={words} />
        </span>
        <span className={styles.number}>
          {formatRecipient(recipient, categoryFactsOf(category))} · {formatPrice(price)}
        </span>
        <span className={styles.next}>
          {[
            nextAt !== undefined && words.next(`${formatWeekday(nextAt)} ${formatDateTime(nextAt, now)}`),
            often,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {consent && (
          <span className={styles.muted}>
            {words.spent(formatPrice(consent.spent), formatPrice(consent.cap))} ·{' '}
            {words.until(formatDay(consent.until, now))}
          </span>
        )}
        {runs.map((run) => (
          <Outcome key={run.at} run={run} now={now} words={words} saleHref={saleHref} />
        ))}
      </div>
      <Actions schedule={schedule} words={words} {...row} />
    </li>
  );
}

function Mark({ schedule: { state, kind }, words }: Readonly<{ schedule: Schedule; words: Words }>) {
  if (state !== 'running') return <Badge tone="muted" glyph={circle} word={words.marks[state]} />;
  return kind === 'automatic' ? (
    <Badge tone="caution" glyph={refresh} word={words.marks.automatic} />
  ) : (
    <Badge tone="info" glyph={bell} word={words.marks.reminder} />
  );
}

/** The text for a run's outcome: the status of its purchase, or the server's reason if it bought nothing. */
function outcomeWord({ outcome, status }: ScheduleRun, words: Words): string {
  if (outcome !== 'sold') return wordFor(words.outcomes, outcome, outcome);
  const known = status === undefined ? 'delivered' : parseStatus(status);
  if (known === 'failed' || known === 'reversed') return words.outcomes.failed;
  return known === 'delivered' ? words.outcomes.sold : words.outcomes.waiting;
}

type OutcomeProps = Readonly<{ run: ScheduleRun; now: number; words: Words }> &
  Pick<ScheduleRowProps, 'saleHref'>;

function Outcome({ run, now, words, saleHref }: OutcomeProps) {
  const { at, code, ref } = run;
  const isKnown = code !== undefined && hasOwn(words.reasons, code);
  const reason = isKnown ? `: ${wordFor(words.reasons, code, code)}` : '';
  return (
    <span className={styles.outcome}>
      {formatDateTime(at, now)} · {outcomeWord(run, words)}
      {reason}
      {ref && saleHref && <TextLink href={saleHref(ref)}>{words.seeSale}</TextLink>}
    </span>
  );
}

type ActionsProps = Omit<ScheduleRowProps, 'now' | 'saleHref'> & Readonly<{ words: Words }>;

function Actions({ schedule, words, isBusy, onSell, onStop, onResume }: ActionsProps) {
  const { state, name, recipient } = schedule;
  const about = (action: string) => words.about(action, `${name}, ${recipient}`);
  return (
    <div className={styles.actions}>
      {onSell && (
        <Button aria-label={about(words.sellNow)} onClick={() => onSell(schedule)}>
          {words.sellNow}
        </Button>
      )}
      {state === 'running' && (
        <Button variant="quiet" busy={isBusy} aria-label={about(words.stop)} onClick={() => onStop(schedule)}>
          {words.stop}
        </Button>
      )}
      {state === 'stopped' && (
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={about(words.resume)}
          onClick={() => onResume(schedule)}
        >
          {words.resume}
        </Button>
      )}
    </div>
  );
}
