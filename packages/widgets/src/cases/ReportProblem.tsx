import type { Transaction } from '@oja/core';
import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { cases } from '../text/en/cases.ts';
import { kit } from '../text/en/kit.ts';
import { support } from '../text/en/support.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button, type ButtonVariant } from '../ui/button/Button.tsx';
import { PartNotice } from '../ui/feedback/Notice.tsx';
import { usePart } from '../ui/usePart.ts';

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
  const [isOpen, setOpen] = useState(false);
  const { Component: ReportDialog, hasFailed, load } = usePart(loadDialog);
  const open = () => {
    load();
    setOpen(true);
  };
  return (
    <section className={surfaceRoot} aria-label={label}>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        busy={isOpen && !ReportDialog && !hasFailed}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      >
        {label}
      </Button>
      {isOpen && hasFailed && <PartNotice words={text.kit} />}
      {isOpen && ReportDialog && (
        <ReportDialog client={client} transaction={transaction} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
