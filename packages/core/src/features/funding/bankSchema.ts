import * as v from 'valibot';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, maybe, text } from '../../shared/schemas/text.ts';
import { word } from '../../shared/schemas/word.ts';

/** A bank that a transfer can come from. */
export const bankSchema = object({ code: identifier, name: text(120) });
export type Bank = v.InferOutput<typeof bankSchema>;
export const bankListSchema = list(bankSchema);

/** An account of this agent only: payments into it are credited to the wallet. `accountNumber` is a string of 10 digits. */
export const fundingAccountSchema = object({
  id: identifier,
  bankName: text(120),
  bankCode: maybe(identifier),
  accountNumber: identifier,
  accountName: text(160),
});
export type FundingAccount = v.InferOutput<typeof fundingAccountSchema>;
export const fundingAccountsSchema = list(fundingAccountSchema);

const elevenDigits = v.pipe(v.string(), v.regex(/^\d{11}$/, 'Enter 11 digits.'));

/** Requests such an account. Needs a BVN or an NIN of 11 digits, not both; neither is stored here. */
export const accountRequestSchema = v.pipe(
  object({ bankCode: word(20), bvn: v.optional(elevenDigits), nin: v.optional(elevenDigits) }),
  // Attaches each issue to the field that shows it: "missing" to the BVN, "too many" to the NIN.
  v.forward(
    v.check(({ bvn, nin }) => bvn !== undefined || nin !== undefined, 'Enter a BVN or a NIN.'),
    ['bvn'],
  ),
  v.forward(
    v.check(({ bvn, nin }) => bvn === undefined || nin === undefined, 'Enter a BVN or a NIN, not both.'),
    ['nin'],
  ),
);
export type AccountRequest = v.InferInput<typeof accountRequestSchema>;
