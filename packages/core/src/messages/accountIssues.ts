import type { EmailIssue } from '../validators/email.ts';
import type { NameIssue } from '../validators/registration.ts';
import type { UsernameIssue } from '../validators/username.ts';
import type { IssueMessages } from './formatIssue.ts';

/** The English sentences for an email address. */
export const emailIssues = {
  empty: 'Enter your email address.',
  'not-an-address': 'An email address looks like name@example.com. Check it.',
} satisfies IssueMessages<EmailIssue>;

/** The English sentences for the names that people register with. */
export const accountIssues = {
  empty: (_: unknown, what: string) => `Enter your ${what}.`,
  invisible: 'This has a character that can\u2019t be seen. Type it again.',
  'looks-like-email':
    'This is an email address. Choose a name without an @: you can sign in with your email too.',
  'looks-like-phone': 'This is a phone number. Choose another name: you can sign in with your number too.',
} satisfies IssueMessages<NameIssue | UsernameIssue>;
