import type { PhoneIssue } from '../validators/phone.ts';
import type { IssueMessages } from './formatIssue.ts';
import { plural } from './plural.ts';

/**
 * The English sentences for a phone number. Separate from the sentences for a purchase, because the
 * registration form uses no others.
 */
export const phoneIssues = {
  empty: (_: unknown, what: string) => `Enter the ${what}.`,
  letters: 'Enter digits only.',
  'too-short': ({ missing }: { readonly missing: number }) =>
    plural(missing, { one: `${missing} digit is missing.`, other: `${missing} digits are missing.` }),
  'too-long': ({ extra }: { readonly extra: number }) =>
    plural(extra, { one: `${extra} digit too many.`, other: `${extra} digits too many.` }),
  'toll-free': '0800 and 0700 numbers can\u2019t be loaded. Enter a mobile number.',
  landline: 'This is a landline. Enter a mobile number.',
  foreign: 'Enter a Nigerian number: it starts with 0 or +234.',
  'not-mobile': 'A mobile number starts with 07, 08 or 09.',
} satisfies IssueMessages<PhoneIssue>;
