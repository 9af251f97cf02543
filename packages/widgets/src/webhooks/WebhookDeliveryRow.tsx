import { formatDateTime, type WebhookDelivery } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { webhooks } from '../text/en/webhooks.ts';
import { wordFor } from '../text/wordFor.ts';
import { caption, label } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Badge } from '../ui/display/Badge.tsx';
import { checkCircle, chevronDown, clock, crossCircle } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import * as styles from './Webhooks.css.ts';

type DeliveryRowProps = Readonly<{
  delivery: WebhookDelivery;
  /** The client's clock, ms since 1970. */
  now: number;
  /** Sends the event again. No button is shown if omitted. */
  onReplay?: () => void;
}>;

const looks = {
  delivered: { tone: 'positive', glyph: checkCircle },
  failed: { tone: 'critical', glyph: crossCircle },
  waiting: { tone: 'caution', glyph: clock },
} as const;

const lookOf = (state: string) =>
  state === 'delivered' || state === 'failed' ? looks[state] : looks.waiting;

type Attempt = WebhookDelivery['attempts'][number];

/** A delivery. Expands to the request and the result of each try, rendered as text only. */
export function WebhookDeliveryRow({ delivery, now, onReplay }: DeliveryRowProps) {
  const words = useText({ webhooks }).webhooks;
  const { type, state, createdAt, nextTryAt, payload, attempts } = delivery;
  const result = ({ httpStatus, error }: Attempt) =>
    httpStatus === undefined ? error && wordFor(words.errors, error, error) : `HTTP ${httpStatus}`;
  const last = attempts.at(-1);
  const facts = [
    formatDateTime(createdAt, now),
    last && result(last),
    attempts.length > 0 && words.tries(attempts.length),
    nextTryAt !== undefined && words.nextTry(formatDateTime(nextTryAt, now)),
  ];
  return (
    <li className={styles.row}>
      <details>
        <summary className={styles.summary}>
          <span className={styles.what}>
            <span className={styles.name}>
              {wordFor(words.eventNames, type, type)}
              <Badge {...lookOf(state)} word={wordFor(words.states, state, state)} />
            </span>
            <span className={styles.note}>{facts.filter(Boolean).join(' · ')}</span>
          </span>
          <span className={styles.chevron}>
            <Icon glyph={chevronDown} />
          </span>
        </summary>
        <div className={styles.detail}>
          <h3 className={label}>{words.request}</h3>
          <pre className={styles.bytes}>{payload}</pre>
          {attempts.length > 0 && <h3 className={label}>{words.answers}</h3>}
          {attempts.map((attempt) => (
            <div key={attempt.at} className={styles.attempt}>
              <p className={caption}>
                {formatDateTime(attempt.at, now)} · {result(attempt)} · {attempt.tookMs} ms
              </p>
              {attempt.answer && <pre className={styles.bytes}>{attempt.answer}</pre>}
            </div>
          ))}
          {onReplay && <Button onClick={onReplay}>{words.replay}</Button>}
        </div>
      </details>
    </li>
  );
}
