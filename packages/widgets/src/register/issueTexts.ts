import { formatIssue, inSentence, type RegistrationIssues } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import type { FieldName } from './useRegister.ts';

type Words = Pick<Text, 'register' | 'phoneIssues' | 'accountIssues' | 'emailIssues'>;

/** Returns the error text of each invalid field. */
export function issueTexts(
  { firstName, lastName, phone, email, username, password, referralCode }: RegistrationIssues,
  { register: words, phoneIssues, accountIssues, emailIssues }: Words,
): Partial<Record<FieldName, string>> {
  const ownPhone = { ...phoneIssues, empty: accountIssues.empty, 'toll-free': words.phoneTollFree };
  const ownUsername = { ...accountIssues, empty: words.usernameMissing };
  return {
    ...(firstName && { firstName: formatIssue(firstName, inSentence(words.firstName), accountIssues) }),
    ...(lastName && { lastName: formatIssue(lastName, inSentence(words.lastName), accountIssues) }),
    ...(phone && { phone: formatIssue(phone, inSentence(words.phone), ownPhone) }),
    ...(email && { email: formatIssue(email, words.email, emailIssues) }),
    ...(username && { username: formatIssue(username, words.username, ownUsername) }),
    ...(password && { password: words.passwordMissing }),
    ...(referralCode && { referralCode: accountIssues.invisible }),
  };
}
