import {
  type Client,
  createFundingStore,
  type Kobo,
  lagosDay,
  type Problem,
  type TransferClaim,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { mayBeDone, useSending } from '../../binding/useSending.ts';
import { funding } from '../../text/en/funding.ts';
import { fieldErrors } from '../../text/fieldErrors.ts';
import { type Draft, type Issues, isFaulty, useDraft } from '../useDraft.ts';
import { type ClaimKey, checkClaim } from './claimDraft.ts';

export interface ClaimDraft {
  readonly draft: Draft<ClaimKey>;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  /** What the last claim is listed under. */
  readonly claimed: string | null;
  /** Today in Lagos, as 2026-11-21. */
  readonly today: string;
  submit(): void;
}

/** A claim, from the first field to the answer. Until the server has it, everything that was typed stays, the form closed or not. */
export function useClaim(client: Client, minimum: Kobo | undefined, onClaimed: () => void): ClaimDraft {
  const words = useText({ funding }).funding;
  const store = client.getStore(createFundingStore);
  const today = lagosDay(client.now());
  const draft = useDraft<ClaimKey>({
    amount: '',
    bankCode: '',
    senderName: '',
    transferReference: '',
    day: today,
    time: '',
  });
  const sending = useSending<{ readonly reference: string }>();
  const [claimed, setClaimed] = useState<string | null>(null);

  const send = async (transfer: TransferClaim) => {
    setClaimed(null);
    const outcome = await sending.send(() => store.claim(transfer));
    if (!outcome) return;
    if (outcome.ok) {
      draft.clear();
      setClaimed(outcome.data.reference);
      onClaimed();
      return;
    }
    // It may be listed by now: the agent is sent to the list before they send it again.
    if (mayBeDone(outcome.problem)) void store.manual.refresh();
    const issues = issuesOf(outcome.problem);
    if (!isFaulty(issues)) return;
    // Said beside the field, and once.
    sending.forget();
    draft.refuse(issues);
  };

  return {
    draft,
    isBusy: sending.isBusy,
    problem: sending.problem,
    claimed,
    today,
    submit() {
      const read = checkClaim(draft.values, { minimum, now: client.now() }, words);
      if (read.ok) void send(read.transfer);
      else draft.refuse(read.issues);
    },
  };
}

function issuesOf(problem: Problem): Issues<ClaimKey> {
  const { paidAt, ...rest } = fieldErrors(problem, [
    'amount',
    'bankCode',
    'senderName',
    'transferReference',
    'paidAt',
  ]);
  return { ...rest, ...(paidAt && { time: paidAt }) };
}
