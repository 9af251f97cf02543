import * as v from 'valibot';
import { list, object } from './object.ts';
import { identifier, maybe, text } from './text.ts';
import { word } from './word.ts';

/** A bank that a transfer can come from. */
export const bankSchema = object({ code: identifier, name: text(120) });
export type Bank = v.InferOutput<typeof bankSchema>;
export const bankListSchema = list(bankSchema);

/** An account that belongs to this agent alone: what is paid in is in the wallet. `accountNumber` is a string of 10 digits. */
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

/** Asks for such an account. One of BVN and NIN is needed, 11 digits; neither is kept here. */
export const accountRequestSchema = v.pipe(
  object({ bankCode: word(20), bvn: v.optional(elevenDigits), nin: v.optional(elevenDigits) }),
  // Each of the two is wrong beside its own field: what is missing at the first, what is too much at the second.
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
