import { formatIssue, type IssueMessages, type RegistrationIssues, type UsernameIssue } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import type { FieldName } from './useRegister.ts';

type Words = Pick<Text, 'register' | 'phoneIssues'>;

const usernameIssues = (words: Text['register']): IssueMessages<UsernameIssue> => ({
  empty: words.usernameMissing,
  invisible: words.invisible,
  'looks-like-email': words.usernameIsEmail,
  'looks-like-phone': words.usernameIsPhone,
});

/** What to say beside each field that is not in order. */
export function issueTexts(
  { firstName, lastName, phone, email, username, password, referralCode }: RegistrationIssues,
  { register: words, phoneIssues }: Words,
): Partial<Record<FieldName, string>> {
  const { invisible, firstNameMissing, lastNameMissing, emailMissing, emailWrong } = words;
  const ownPhone = { ...phoneIssues, empty: words.phoneMissing, 'toll-free': words.phoneTollFree };
  return {
    ...(firstName && {
      firstName: formatIssue(firstName, words.firstName, { empty: firstNameMissing, invisible }),
    }),
    ...(lastName && {
      lastName: formatIssue(lastName, words.lastName, { empty: lastNameMissing, invisible }),
    }),
    ...(phone && { phone: formatIssue(phone, words.phone, ownPhone) }),
    ...(email && {
      email: formatIssue(email, words.email, { empty: emailMissing, 'not-an-address': emailWrong }),
    }),
    ...(username && { username: formatIssue(username, words.username, usernameIssues(words)) }),
    ...(password && { password: words.passwordMissing }),
    ...(referralCode && { referralCode: invisible }),
  };
}
