import {
  explainProblem,
  formatMoment,
  problemMessages,
  type Webhook,
  type WebhookEventType,
  type WebhooksStore,
  webhookEventTypes,
} from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useRequest } from '../binding/useRequest.ts';
import { webhooks } from '../text/en/webhooks.ts';
import { wordFor } from '../text/wordFor.ts';
import { Button, type ButtonProps } from '../ui/button/Button.tsx';
import { Badge } from '../ui/display/Badge.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { checkCircle, circle } from '../ui/icon/glyphs.ts';
import type { WebhookTask } from './WebhookDialog.tsx';
import * as styles from './Webhooks.css.ts';

/** Returns the events that can be subscribed to. The server accepts no others in a change. */
export const knownEvents = (types: readonly string[]): WebhookEventType[] =>
  webhookEventTypes.filter((type) => types.includes(type));

type WebhookRowProps = Readonly<{
  store: WebhooksStore;
  webhook: Webhook;
  /** The client's clock, ms since 1970. */
  now: number;
  onTask: (task: WebhookTask) => void;
}>;

function Facts({ webhook, now }: Pick<WebhookRowProps, 'webhook' | 'now'>) {
  const words = useText({ webhooks }).webhooks;
  const { eventTypes, isOn, stoppedBy, lastDeliveredAt, failingSince, previousUntil } = webhook;
  return (
    <div className={styles.facts}>
      <p className={styles.note}>
        {eventTypes.map((type) => wordFor(words.eventNames, type, type)).join(' · ')}
      </p>
      {!isOn && stoppedBy && (
        <p className={stoppedBy === 'agent' ? styles.note : styles.failing}>
          {wordFor(words.stoppedBy, stoppedBy, stoppedBy)}
        </p>
      )}
      {isOn && failingSince !== undefined && (
        <p className={styles.failing}>{words.failingSince(formatMoment(failingSince, now))}</p>
      )}
      <p className={styles.note}>
        {lastDeliveredAt === undefined
          ? words.neverDelivered
          : words.delivered(formatMoment(lastDeliveredAt, now))}
      </p>
      {previousUntil !== undefined && previousUntil > now && (
        <p className={styles.note}>{words.oldSecret(formatMoment(previousUntil, now))}</p>
      )}
    </div>
  );
}

/** A webhook: its URL, events and delivery state, with its actions. */
export function WebhookRow({ store, webhook, now, onTask }: WebhookRowProps) {
  const text = useText({ webhooks, problems: problemMessages });
  const words = text.webhooks;
  const { id, url, isOn } = webhook;
  const turning = useRequest<Webhook>();
  const turn = () => {
    const eventTypes = knownEvents(webhook.eventTypes);
    void turning.send(() => store.update(id, { url, eventTypes, isOn: !isOn }));
  };
  const act = (label: string, onClick: () => void, more?: Pick<ButtonProps, 'variant' | 'busy'>) => (
    <Button {...more} aria-label={words.about(label, url)} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {url}
        {isOn ? (
          <Badge tone="positive" glyph={checkCircle} word={words.on} />
        ) : (
          <Badge tone="muted" glyph={circle} word={words.off} />
        )}
      </h3>
      <Facts webhook={webhook} now={now} />
      {turning.problem && (
        <Notice tone="critical" title={words.notChanged}>
          {explainProblem(turning.problem, text.problems)}
        </Notice>
      )}
      <div className={styles.acts}>
        {act(words.log, () => onTask({ kind: 'log', webhook }))}
        {act(words.edit, () => onTask({ kind: 'settings', webhook }))}
        {act(isOn ? words.turnOff : words.turnOn, turn, { busy: turning.isBusy })}
        {act(words.rotate, () => onTask({ kind: 'rotate', webhook }))}
        {act(words.remove, () => onTask({ kind: 'remove', webhook }), { variant: 'quiet' })}
      </div>
    </li>
  );
}
