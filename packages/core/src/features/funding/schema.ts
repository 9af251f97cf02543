import * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, maybe, text } from '../../shared/schemas/text.ts';
import { instant, sentTime } from '../../shared/schemas/time.ts';
import { decimal, phrase, word } from '../../shared/schemas/word.ts';

/** An account of the operator for manual transfers. */
const houseAccountSchema = object({
  bankName: text(120),
  accountNumber: identifier,
  accountName: text(160),
});

/** A transfer that the agent claims to have made. An unknown status becomes `in-review`, never an approval. */
const claimSchema = object({
  reference: identifier,
  amount: money,
  status: v.pipe(
    v.string(),
    v.transform((word) => (word === 'approved' || word === 'rejected' ? word : 'in-review')),
  ),
  createdAt: instant,
  reason: maybe(text(300)),
});
export type FundingClaim = v.InferOutput<typeof claimSchema>;

/**
 * The accounts for a manual transfer, and the agent's claims. `narration` is the text that the transfer must
 * carry; `minimum` is in kobo.
 */
export const manualFundingSchema = object({
  accounts: list(houseAccountSchema),
  narration: maybe(text(80)),
  minimum: maybe(money),
  claims: list(claimSchema),
});
export type ManualFunding = v.InferOutput<typeof manualFundingSchema>;

/** `amount` in decimal naira; `paidAt` in RFC 3339. */
export const fundRequestSchema = v.variant('method', [
  object({ method: v.literal('automatic'), amount: decimal }),
  object({
    method: v.literal('manual'),
    amount: decimal,
    bankCode: word(20),
    senderName: phrase(120),
    transferReference: word(80),
    paidAt: sentTime,
  }),
]);

/** A payment page outside Oja that the agent is sent to: https, or http on this machine. Any other address is refused. */
const pageAddress = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.url(),
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])[^\\@]*$/i),
);

/** Automatic funding, in kobo, before the payment: the agent pays `net` plus the `fee`; `net` is credited. Manual funding: a claim. */
export const fundAnswerSchema = v.union([
  object({ reference: identifier, checkoutUrl: pageAddress, fee: money, net: money }),
  object({ reference: identifier, status: v.string() }),
]);
