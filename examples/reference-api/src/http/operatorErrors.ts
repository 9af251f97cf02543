import { type ErrorCode, type ErrorRow, errors } from '@oja/core/openapi';

const row = (whose: ErrorRow['whose'], retry: ErrorRow['retry'], why: string, fix: string): ErrorRow => ({
  whose,
  retry,
  why,
  fix,
});

/** Errors for the operator's own tools and the payment provider. No call of the agent API returns them. */
export const operatorErrors = {
  bad_signature: row(
    'host',
    'never',
    'The webhook’s signature is wrong, or its timestamp is more than five minutes off.',
    'Compare the secret and the clock of both servers.',
  ),
  reviewed_before: row('oja', 'never', 'The claim was already reviewed.', 'Read the outcome in the message.'),
  credited_before: row(
    'oja',
    'never',
    'The transfer was already credited.',
    'Reject the claim: its money is in the wallet.',
  ),
  announced_before: row(
    'oja',
    'changed',
    'A price for this time was already announced.',
    'Choose another time.',
  ),
  resolved_before: row('oja', 'never', 'The case is already resolved.', 'Check how it was resolved.'),
  sale_open: row(
    'oja',
    'same',
    'The sale of the case has no final status yet.',
    'Answer the case now, and resolve it when the sale has a final status.',
  ),
  not_overdue: row(
    'oja',
    'same',
    'The network may still deliver the sale of the case.',
    'Wait until the time in the message.',
  ),
  delivered: row(
    'oja',
    'changed',
    'The network has just confirmed that the sale of the case was delivered.',
    'Resolve the case as delivered.',
  ),
  not_delivered: row(
    'oja',
    'changed',
    'The sale of the case was not delivered: its money is back in the wallet.',
    'Resolve the case as refunded.',
  ),
} satisfies Readonly<Record<string, ErrorRow>>;

/** Each code that this server can return. A code without a row does not compile. */
export type AnyErrorCode = ErrorCode | keyof typeof operatorErrors;

/** All errors of this server: core's, and the errors that only the operator's tools receive. */
export const everyError: Readonly<Record<AnyErrorCode, ErrorRow>> = { ...errors, ...operatorErrors };
