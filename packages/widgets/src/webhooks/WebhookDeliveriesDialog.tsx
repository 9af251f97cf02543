import {
  type Client,
  createWebhooksStore,
  explainProblem,
  MINUTE,
  problemMessages,
  type Webhook,
  type WebhookDelivery,
} from '@oja/core';
import { useEffect } from 'react';
import { MorePages } from '../binding/MorePages.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { useRequest } from '../binding/useRequest.ts';
import { useResource } from '../binding/useResource.ts';
import { kit } from '../text/en/kit.ts';
import { webhooks } from '../text/en/webhooks.ts';
import { body } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import { WebhookDeliveryRow } from './WebhookDeliveryRow.tsx';
import * as styles from './Webhooks.css.ts';

/** Polling interval in ms for an event whose first try is pending. The server makes that try at once. */
export const LOOK_AGAIN_MS = 2_000;

type DeliveriesDialogProps = Readonly<{ client: Client; webhook: Webhook; onClose: () => void }>;

/** The log of a webhook, reloaded until a newly sent event has had its first try. */
function useLog({ client, webhook }: Omit<DeliveriesDialogProps, 'onClose'>) {
  const log = client.getStore(createWebhooksStore).logOf(webhook.id);
  const state = useResource(client, log);
  useEffect(() => void log.refresh(), [log]);
  const isUnderWay =
    state.status === 'ready' &&
    state.data.items.some((one) => one.state === 'waiting' && one.attempts.length === 0);
  const at = 'at' in state ? state.at : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response schedules the next poll.
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(log.refresh, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, at, log]);
  return { log, state };
}

/** Lists the deliveries of a webhook, newest first. Sends a test event or replays a delivery. */
export function WebhookDeliveriesDialog({ client, webhook, onClose }: DeliveriesDialogProps) {
  const text = useText({ webhooks, kit, problems: problemMessages });
  const words = text.webhooks;
  const { log, state } = useLog({ client, webhook });
  const now = useNow(MINUTE, true, client.now);
  const { isBusy, problem, send } = useRequest<WebhookDelivery>();
  const close = () => {
    onClose();
    // The list of webhooks shows the time of the last delivery.
    void client.getStore(createWebhooksStore).refresh();
  };
  return (
    <Dialog title={words.log} words={text.kit} onClose={close}>
      <p className={styles.note}>{webhook.url}</p>
      {webhook.isOn && (
        <Button full busy={isBusy} onClick={() => send(log.test)}>
          {words.test}
        </Button>
      )}
      {problem && (
        <Notice tone="critical" title={words.notSent}>
          {explainProblem(problem, text.problems)}
        </Notice>
      )}
      <ResourceView
        state={state}
        words={{ ...text.kit, failed: words.logFailed, stale: words.stale }}
        now={now}
        onRetry={log.refresh}
        skeleton={<Skeleton height="132px" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={body}>{words.logEmpty}</p>}
      >
        {({ items, nextCursor }) => (
          <>
            <ul className={plainList} aria-label={words.log}>
              {items.map((delivery) => (
                <WebhookDeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  now={now}
                  {...(webhook.isOn && { onReplay: () => send(() => log.replay(delivery.id)) })}
                />
              ))}
            </ul>
            {nextCursor !== null && <MorePages store={log} words={words} />}
          </>
        )}
      </ResourceView>
    </Dialog>
  );
}
