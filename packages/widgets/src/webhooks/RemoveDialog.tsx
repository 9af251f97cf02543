import { explainProblem, problemMessages, type Webhook, type WebhooksStore } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useRequest } from '../binding/useRequest.ts';
import { kit } from '../text/en/kit.ts';
import { webhooks } from '../text/en/webhooks.ts';
import { body } from '../theme/type.css.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';

type RemoveDialogProps = Readonly<{
  store: WebhooksStore;
  webhook: Webhook;
  onClose: () => void;
  onDone: () => void;
}>;

/** Asks before a webhook and its log are removed. */
export function RemoveDialog({ store, webhook, onClose, onDone }: RemoveDialogProps) {
  const text = useText({ webhooks, kit, problems: problemMessages });
  const words = text.webhooks;
  const { isBusy, problem, send } = useRequest<unknown>();
  const remove = async () => {
    const result = await send(() => store.remove(webhook.id));
    if (result?.ok) onDone();
  };
  return (
    <ConfirmDialog
      title={words.removeTitle}
      tone="danger"
      confirmLabel={words.remove}
      cancelLabel={words.keep}
      busy={isBusy}
      onConfirm={remove}
      onClose={onClose}
      words={text.kit}
    >
      <p className={body} style={{ overflowWrap: 'anywhere' }}>
        {words.removeBody(webhook.url)}
      </p>
      {problem && (
        <Notice tone="critical" title={words.notRemoved}>
          {explainProblem(problem, text.problems)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
