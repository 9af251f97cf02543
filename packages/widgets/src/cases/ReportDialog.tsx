import {
  type Case,
  type CasesStore,
  type Client,
  createCasesStore,
  lacksTheCall,
  type Problem,
  type Transaction,
} from '@oja/core';
import { useEffect, useState } from 'react';
import { ProblemText } from '../binding/ProblemText.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { ReportRefund } from '../delivery/ReportRefund.tsx';
import { cases } from '../text/en/cases.ts';
import { kit } from '../text/en/kit.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { FailureNotice, Notice } from '../ui/feedback/Notice.tsx';
import { SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { CaseDetail } from './CaseDetail.tsx';
import { ReportForm } from './ReportForm.tsx';

export type ReportDialogProps = Readonly<{
  client: Client;
  transaction: Transaction;
  onClose: () => void;
}>;

/** State of the search for the purchase's case. */
type Found =
  | { readonly step: 'asking' | 'form' | 'lacking' }
  | { readonly step: 'failed'; readonly problem: Problem }
  | { readonly step: 'case'; readonly supportCase: Case; readonly isNew: boolean };

async function findCase(store: CasesStore, ref: string): Promise<Found> {
  const result = await store.findOf(ref);
  if (result.ok)
    return result.data ? { step: 'case', supportCase: result.data, isNew: false } : { step: 'form' };
  const { problem } = result;
  return lacksTheCall(problem) ? { step: 'lacking' } : { step: 'failed', problem };
}

function useCase(client: Client, ref: string) {
  const [found, setFound] = useState<Found>({ step: 'asking' });
  const store = client.getStore(createCasesStore);
  useEffect(() => void findCase(store, ref).then(setFound), [store, ref]);
  const ask = () => {
    setFound({ step: 'asking' });
    void findCase(store, ref).then(setFound);
  };
  return { found, setFound, ask, store };
}

/** Reports a problem with a purchase, or shows its case. Without a cases endpoint, it opens support's chat. */
export function ReportDialog({ client, transaction, onClose }: ReportDialogProps) {
  const text = useText({ cases, kit });
  const words = text.cases;
  const { found, setFound, ask, store } = useCase(client, transaction.ref);
  const title = found.step === 'case' ? words.caseNumber(found.supportCase.number) : words.reportTitle;
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      {found.step === 'asking' && <Asking label={words.loading} />}
      {found.step === 'failed' && (
        <FailureNotice title={words.failed} retryLabel={words.tryAgain} onRetry={ask}>
          <ProblemText problem={found.problem} />
        </FailureNotice>
      )}
      {found.step === 'lacking' && (
        <>
          <p>{words.noReports}</p>
          <ReportRefund client={client} transaction={transaction} message={words.chatMessage} />
        </>
      )}
      {found.step === 'form' && (
        <ReportForm
          store={store}
          saleRef={transaction.ref}
          onOpened={(supportCase) => setFound({ step: 'case', supportCase, isNew: true })}
        />
      )}
      {found.step === 'case' && (
        <>
          {found.isNew && <Notice tone="positive">{words.opened(found.supportCase.number)}</Notice>}
          <CaseDetail supportCase={found.supportCase} now={client.now()} />
          {found.supportCase.state === 'resolved' && (
            <Button onClick={() => setFound({ step: 'form' })}>{words.reportAgain}</Button>
          )}
        </>
      )}
    </Dialog>
  );
}

function Asking({ label }: Readonly<{ label: string }>) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <SkeletonText size={16} width="90%" />
      <SkeletonText size={16} width="70%" />
    </div>
  );
}
