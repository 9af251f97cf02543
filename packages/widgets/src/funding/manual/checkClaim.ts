import {
  checkAmount,
  formatIssue,
  holdsInvisible,
  inSentence,
  type Kobo,
  lagosDay,
  lagosMoment,
  type TransferClaim,
} from '@oja/core';
import { type FormErrors, hasErrors } from '../../binding/useForm.ts';
import type { Text } from '../../text/catalogue.ts';

/** The typed fields of a claim. `day` (2026-11-21) and `time` (09:41) are Lagos time. */
export const claimKeys = ['amount', 'bankCode', 'senderName', 'transferReference', 'day', 'time'] as const;
export type ClaimKey = (typeof claimKeys)[number];
export type ClaimValues = Readonly<Record<ClaimKey, string>>;

export type ClaimCheck =
  | { readonly ok: true; readonly transfer: TransferClaim }
  | { readonly ok: false; readonly issues: FormErrors<ClaimKey> };

interface Rules {
  readonly minimum: Kobo | undefined;
  /** ms since 1970. */
  readonly now: number;
}

type Words = Pick<Text, 'funding' | 'amountIssues' | 'accountIssues'>;

function issuesInTime({ day, time }: ClaimValues, now: number, words: Text['funding']): FormErrors<ClaimKey> {
  if (day > lagosDay(now)) return { day: words.paidInFuture };
  const isFuture = lagosMoment(day, time) > now;
  return {
    ...(Number.isNaN(lagosMoment(day)) && { day: words.paidOnMissing }),
    ...(Number.isNaN(lagosMoment('2026-01-01', time)) && { time: words.paidAtMissing }),
    ...(isFuture && { time: words.paidInFuture }),
  };
}

/** Checks a typed claim. Returns the transfer, or an error for each invalid field. */
export function checkClaim(values: ClaimValues, { minimum, now }: Rules, text: Words): ClaimCheck {
  const { funding: words, amountIssues, accountIssues } = text;
  const amount = checkAmount(values.amount, { min: minimum });
  const senderName = values.senderName.trim();
  const transferReference = values.transferReference.trim();
  const issues: FormErrors<ClaimKey> = {
    ...(!amount.ok && { amount: formatIssue(amount.issue, inSentence(words.amount), amountIssues) }),
    ...(!values.bankCode && { bankCode: words.bankMissing }),
    ...(holdsInvisible(senderName) && { senderName: accountIssues.invisible }),
    ...(holdsInvisible(transferReference) && { transferReference: accountIssues.invisible }),
    ...(!senderName && { senderName: words.senderMissing }),
    ...(!transferReference && { transferReference: words.transferReferenceMissing }),
    ...issuesInTime(values, now, words),
  };
  const paidAt = lagosMoment(values.day, values.time);
  if (hasErrors(issues) || !amount.ok) return { ok: false, issues };
  const { bankCode } = values;
  return { ok: true, transfer: { amount: amount.amount, bankCode, senderName, transferReference, paidAt } };
}
