import type { IssueMessages, PhoneIssue } from '@oja/core';
import { digitIssues } from './digitIssues.ts';

/** What is wrong with a recipient's number, and what to do. */
export const phoneIssues = {
  ...digitIssues,
  empty: 'Enter the phone number to load.',
  letters: 'A phone number has digits only. Check it and type it again.',
  'toll-free': 'Numbers that start with 0800 or 0700 can\u2019t be loaded. Enter a mobile number.',
  landline: 'This is a landline. Enter a mobile number.',
  foreign: 'This is not a Nigerian number. Enter one that starts with 0 or +234.',
  'not-mobile': 'This is not a mobile number. It starts with 07, 08 or 09.',
} satisfies IssueMessages<PhoneIssue>;
