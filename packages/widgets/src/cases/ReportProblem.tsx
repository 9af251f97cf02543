import type { Transaction } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { cases } from '../text/en/cases.ts';
import { kit } from '../text/en/kit.ts';
import { support } from '../text/en/support.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import type { ButtonVariant } from '../ui/button/Button.tsx';
import { DialogButton } from '../ui/dialog/DialogButton.tsx';

const loadDialog = () => import('./ReportDialog.tsx').then(({ ReportDialog }) => ReportDialog);

export type ReportProblemProps = Readonly<
  ClientProps & {
    /** The purchase, as returned by the agent's client. */
    transaction: Transaction;
    /** Set to `true` if a refund is due: the button then offers to report the refund. Default: `false`. */
    isRefundDue?: boolean;
    /** Visual emphasis of the button. Default: `quiet`. */
    variant?: ButtonVariant;
  }
>;

/** A button that opens the dialog to report a problem with a purchase. The dialog loads on pointerenter, focus or click. */
export function ReportProblem({
  client: own,
  transaction,
  isRefundDue = false,
  variant = 'quiet',
}: ReportProblemProps) {
  const client = useClient(own);
  const text = useText({ cases, kit, support });
  const label = isRefundDue ? text.support.reportRefund : text.cases.reportTitle;
  return (
    <section className={surfaceRoot} aria-label={label}>
      <DialogButton
        variant={variant}
        loadDialog={loadDialog}
        dialog={(ReportDialog, onClose) => (
          <ReportDialog client={client} transaction={transaction} onClose={onClose} />
        )}
        words={text.kit}
      >
        {label}
      </DialogButton>
    </section>
  );
}
