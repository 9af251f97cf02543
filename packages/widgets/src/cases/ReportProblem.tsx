import type { Transaction } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { LazyNotice } from '../binding/LazyNotice.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useLazyDialog } from '../binding/useLazyDialog.ts';
import { cases } from '../text/en/cases.ts';
import { support } from '../text/en/support.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button, type ButtonVariant } from '../ui/button/Button.tsx';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';

const reportDialog = createLazyCode(() =>
  import('./ReportDialog.tsx').then(({ ReportDialog }) => ReportDialog),
);

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
  const text = useText({ cases, support });
  const label = isRefundDue ? text.support.reportRefund : text.cases.reportTitle;
  const { Dialog, hasFailed, isLoading, button, close } = useLazyDialog(reportDialog);
  return (
    <section className={surfaceRoot} aria-label={label}>
      <Button variant={variant} busy={isLoading} {...button}>
        {label}
      </Button>
      {hasFailed && <LazyNotice />}
      {Dialog && <Dialog client={client} transaction={transaction} onClose={close} />}
    </section>
  );
}
