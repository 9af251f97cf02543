import { type Client, createWebhooksStore, MINUTE, MOST_WEBHOOKS, type Webhook } from '@oja/core';
import { useEffect, useId, useRef } from 'react';
import { type ClientProps, ClientProvider, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { TaskNotices } from '../binding/TaskNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { isLacking, useResource } from '../binding/useResource.ts';
import { useTask } from '../binding/useTask.ts';
import { kit } from '../text/en/kit.ts';
import { webhooks } from '../text/en/webhooks.ts';
import { heading, smallMuted } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { plus, signal } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import { focusTarget } from '../ui/layout/screenReader.css.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import type { WebhookDialog, WebhookTask } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import * as styles from './Webhooks.css.ts';

const webhookDialog = createLazyCode(() => import('./WebhookDialog.tsx').then((part) => part.WebhookDialog));

type ListProps = Readonly<{
  client: Client;
  all: readonly Webhook[];
  now: number;
  onTask: (task: WebhookTask) => void;
}>;

/** The webhooks, and a button to add one up to the maximum. */
function WebhookList({ client, all, now, onTask }: ListProps) {
  const words = useText({ webhooks }).webhooks;
  const store = client.getStore(createWebhooksStore);
  return (
    <>
      {all.length === 0 ? (
        <EmptyState glyph={signal} title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      ) : (
        <ul className={plainList} aria-label={words.title}>
          {all.map((webhook) => (
            <WebhookRow key={webhook.id} store={store} webhook={webhook} now={now} onTask={onTask} />
          ))}
        </ul>
      )}
      {all.length < MOST_WEBHOOKS ? (
        <Button full glyph={plus} onClick={() => onTask({ kind: 'settings' })}>
          {words.add}
        </Button>
      ) : (
        <p className={smallMuted}>{words.most}</p>
      )}
    </>
  );
}

function WebhooksOfAgent({ client }: Readonly<{ client: Client }>) {
  const text = useText({ webhooks, kit });
  const words = text.webhooks;
  const store = client.getStore(createWebhooksStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const tasks = useTask<WebhookTask, typeof WebhookDialog>(webhookDialog);
  const { task, Dialog, message } = tasks;
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const isRemoved = message === words.removed;
  // Runs after the dialog has closed. The row that had the focus is removed.
  useEffect(() => {
    if (isRemoved) title.current?.focus();
  }, [isRemoved]);
  // No empty card if the server has no webhooks endpoint.
  if (isLacking(state)) return null;
  return (
    <WidgetRoot className={styles.root} aria-labelledby={titleId} aria-busy={state.isPending}>
      <Card>
        <div className={styles.head}>
          <h2 className={`${heading} ${focusTarget}`} id={titleId} ref={title} tabIndex={-1}>
            {words.title}
          </h2>
          <p className={smallMuted}>{words.lead}</p>
        </div>
        <TaskNotices tasks={tasks} />
        <ResourceView
          state={state}
          words={{ ...text.kit, ...words }}
          now={now}
          onRetry={store.refresh}
          skeleton={<Skeleton height="228px" />}
        >
          {(all) => <WebhookList client={client} all={all} now={now} onTask={tasks.begin} />}
        </ResourceView>
      </Card>
      {task && Dialog && <Dialog client={client} task={task} onClose={tasks.close} onDone={tasks.done} />}
    </WidgetRoot>
  );
}

/** Manages the webhooks that notify the agent's own server of events, and shows their deliveries. */
export function Webhooks({ client: own }: ClientProps) {
  const client = useClient(own);
  return (
    <ClientProvider client={client}>
      <WebhooksOfAgent key={useSessionKey(client)} client={client} />
    </ClientProvider>
  );
}
