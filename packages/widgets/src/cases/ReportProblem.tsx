import type { Transaction } from '@oja/core';
import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { cases } from '../text/en/cases.ts';
import { kit } from '../text/en/kit.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { PartNotice } from '../ui/part/PartNotice.tsx';
import { usePart } from '../ui/part/usePart.ts';

const loadDialog = () => import('./ReportDialog.tsx').then(({ ReportDialog }) => ReportDialog);

export type ReportProblemProps = Readonly<
  ClientProps & {
    /** The sale, as the agent's own client has it. */
    transaction: Transaction;
  }
>;

/** The way to a case about a sale. The dialog comes when it is wanted. */
export function ReportProblem({ client: own, transaction }: ReportProblemProps) {
  const client = useClient(own);
  const text = useText({ cases, kit });
  const [isOpen, setOpen] = useState(false);
  const { Component: ReportDialog, hasFailed, load } = usePart(loadDialog);
  const open = () => {
    load();
    setOpen(true);
  };
  return (
    <section className={surfaceRoot} aria-label={text.cases.reportTitle}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        busy={isOpen && !ReportDialog && !hasFailed}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      >
        {text.cases.reportTitle}
      </Button>
      {isOpen && hasFailed && <PartNotice words={text.kit} />}
      {isOpen && ReportDialog && (
        <ReportDialog client={client} transaction={transaction} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
