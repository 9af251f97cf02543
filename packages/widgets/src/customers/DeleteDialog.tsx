import type { Customer, CustomersStore } from '@oja/core';
import { ProblemText } from '../binding/ProblemText.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useRequest } from '../binding/useRequest.ts';
import { customers } from '../text/en/customers.ts';
import { kit } from '../text/en/kit.ts';
import { body } from '../theme/type.css.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';

type DeleteDialogProps = Readonly<{
  store: CustomersStore;
  customer: Customer;
  onClose: () => void;
  onDeleted: () => void;
}>;

/** Asks before a customer is deleted. */
export function DeleteDialog({ store, customer, onClose, onDeleted }: DeleteDialogProps) {
  const text = useText({ customers, kit });
  const words = text.customers;
  const sending = useRequest<unknown>();
  const remove = async () => {
    const result = await sending.send(() => store.remove(customer.id));
    if (result?.ok) onDeleted();
  };
  return (
    <ConfirmDialog
      title={words.removeTitle(customer.name)}
      tone="danger"
      confirmLabel={words.removeNow}
      cancelLabel={words.keep}
      busy={sending.isBusy}
      onConfirm={remove}
      onClose={onClose}
      words={text.kit}
    >
      <p className={body}>{words.removeBody}</p>
      {sending.problem && (
        <Notice tone="critical" title={words.removeFailed}>
          <ProblemText problem={sending.problem} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
