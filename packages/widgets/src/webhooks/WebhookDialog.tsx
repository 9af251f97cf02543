import { type Client, createWebhooksStore, type Webhook } from '@oja/core';
import { useState } from 'react';
import { ProofForm } from '../binding/ProofForm.tsx';
import { SecretDialog } from '../binding/SecretDialog.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { webhooks } from '../text/en/webhooks.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { WebhookDeliveriesDialog } from './WebhookDeliveriesDialog.tsx';

/** The task of the dialog. `settings` without a webhook creates one. */
export type WebhookTask =
  | { readonly kind: 'settings'; readonly webhook?: Webhook }
  | { readonly kind: 'rotate' | 'remove' | 'log'; readonly webhook: Webhook };

export type WebhookDialogProps = Readonly<{
  client: Client;
  task: WebhookTask;
  onClose: () => void;
  /** Called when the task is done, with the message to show. */
  onDone: (message: string) => void;
}>;

/** A dialog for one task of the webhooks. */
export function WebhookDialog({ client, task, onClose, onDone }: WebhookDialogProps) {
  const text = useText({ webhooks, kit });
  const words = text.webhooks;
  const store = client.getStore(createWebhooksStore);
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null)
    return (
      <SecretDialog
        title={words.secretTitle}
        value={secret}
        words={{
          once: words.secretBody,
          copy: words.copySecret,
          unsaved: words.unsaved,
          back: words.back,
        }}
        onClose={onClose}
      />
    );
  if (task.kind === 'log')
    return <WebhookDeliveriesDialog client={client} webhook={task.webhook} onClose={onClose} />;
  if (task.kind === 'remove')
    return (
      <RemoveDialog
        store={store}
        webhook={task.webhook}
        onClose={onClose}
        onDone={() => onDone(words.removed)}
      />
    );
  const title = task.kind === 'rotate' ? words.rotate : task.webhook ? words.edit : words.add;
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      {task.kind === 'rotate' ? (
        <ProofForm
          title={title}
          lead={words.rotateLead}
          submitLabel={words.rotate}
          words={words}
          send={(proof) => store.rotate(task.webhook.id, proof)}
          onDone={(made) => setSecret(made.secret)}
        />
      ) : (
        <SettingsForm
          store={store}
          title={title}
          webhook={task.webhook}
          onSecret={setSecret}
          onDone={() => onDone(words.saved)}
        />
      )}
    </Dialog>
  );
}
