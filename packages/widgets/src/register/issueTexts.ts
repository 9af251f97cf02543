import type { NameIssue, PhoneIssue, RegistrationIssues, UsernameIssue } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import type { FieldName } from './useRegister.ts';

type Words = Pick<Text, 'register' | 'phoneIssues'>;

function phoneText(issue: PhoneIssue, { register, phoneIssues }: Words): string {
  switch (issue.kind) {
    case 'empty':
      return register.phoneMissing;
    case 'toll-free':
      return register.phoneTollFree;
    case 'too-short':
      return phoneIssues['too-short'](issue);
    case 'too-long':
      return phoneIssues['too-long'](issue);
    default:
      return phoneIssues[issue.kind];
  }
}

function usernameText(issue: UsernameIssue, { register }: Words): string {
  switch (issue.kind) {
    case 'empty':
      return register.usernameMissing;
    case 'invisible':
      return register.invisible;
    case 'looks-like-email':
      return register.usernameIsEmail;
    case 'looks-like-phone':
      return register.usernameIsPhone;
  }
}

const nameText = (issue: NameIssue, missing: string, { invisible }: Words['register']): string =>
  issue.kind === 'empty' ? missing : invisible;

/** What to say beside each field that is not in order. */
export function issueTexts(issues: RegistrationIssues, text: Words): Partial<Record<FieldName, string>> {
  const words = text.register;
  return {
    ...(issues.firstName && { firstName: nameText(issues.firstName, words.firstNameMissing, words) }),
    ...(issues.lastName && { lastName: nameText(issues.lastName, words.lastNameMissing, words) }),
    ...(issues.phone && { phone: phoneText(issues.phone, text) }),
    ...(issues.email && { email: issues.email.kind === 'empty' ? words.emailMissing : words.emailWrong }),
    ...(issues.username && { username: usernameText(issues.username, text) }),
    ...(issues.password && { password: words.passwordMissing }),
    ...(issues.referralCode && { referralCode: words.invisible }),
  };
}
