import {
  accountIssues,
  amountIssues,
  type Client,
  createFundingStore,
  type Kobo,
  lagosDay,
  type Problem,
  type TransferClaim,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { type Form, type FormErrors, hasErrors, useForm } from '../../binding/useForm.ts';
import { mayBeDone, useRequest } from '../../binding/useRequest.ts';
import { funding } from '../../text/en/funding.ts';
import { fieldErrors } from '../../text/fieldErrors.ts';
import { type ClaimKey, checkClaim, claimKeys } from './checkClaim.ts';

export interface Claim {
  readonly form: Form<ClaimKey>;
  readonly problem: Problem | null;
  /** Reference of the last claim. */
  readonly claimed: string | null;
  /** Today in Lagos, as 2026-11-21. */
  readonly today: string;
}

/** The form of a claim. Keeps the typed values until the server accepts the claim, even while the form is closed. */
export function useClaim(client: Client, minimum: Kobo | undefined, onClaimed: () => void): Claim {
  const text = useText({ funding, amountIssues, accountIssues });
  const store = client.getStore(createFundingStore);
  const today = lagosDay(client.now());
  const sending = useRequest<{ readonly reference: string }>();
  const [claimed, setClaimed] = useState<string | null>(null);

  const send = async (transfer: TransferClaim) => {
    setClaimed(null);
    const result = await sending.send(() => store.claim(transfer));
    if (!result) return;
    if (result.ok) {
      form.clear();
      setClaimed(result.data.reference);
      onClaimed();
      return;
    }
    // The claim may exist: the reloaded list shows it before the agent retries.
    if (mayBeDone(result.problem)) void store.manual.refresh();
    const errors = errorsOf(result.problem);
    // The field shows the error, so the form must not repeat it.
    if (hasErrors(errors)) sending.forget();
    form.refuse(errors);
  };

  const form: Form<ClaimKey> = useForm<ClaimKey>({
    names: claimKeys,
    initial: { day: today },
    async send(values): Promise<void> {
      const read = checkClaim(values, { minimum, now: client.now() }, text);
      if (read.ok) await send(read.transfer);
      else form.refuse(read.issues);
    },
  });

  return { form, problem: sending.problem, claimed, today };
}

function errorsOf(problem: Problem): FormErrors<ClaimKey> {
  const { paidAt, ...rest } = fieldErrors(problem, [
    'amount',
    'bankCode',
    'senderName',
    'transferReference',
    'paidAt',
  ]);
  return { ...rest, ...(paidAt && { time: paidAt }) };
}
