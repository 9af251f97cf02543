import type { NameFault, PhoneFault, RegistrationFaults, UsernameFault } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import type { FieldName } from './useRegister.ts';

type Words = Pick<Text, 'register' | 'phoneFaults'>;

function phoneText(fault: PhoneFault, { register, phoneFaults }: Words): string {
  switch (fault.kind) {
    case 'empty':
      return register.phoneMissing;
    case 'toll-free':
      return register.phoneTollFree;
    case 'too-short':
      return phoneFaults['too-short'](fault);
    case 'too-long':
      return phoneFaults['too-long'](fault);
    default:
      return phoneFaults[fault.kind];
  }
}

function usernameText(fault: UsernameFault, { register }: Words): string {
  switch (fault.kind) {
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

const nameText = (fault: NameFault, missing: string, { invisible }: Words['register']): string =>
  fault.kind === 'empty' ? missing : invisible;

/** What to say beside each field that is not in order. */
export function faultTexts(faults: RegistrationFaults, text: Words): Partial<Record<FieldName, string>> {
  const words = text.register;
  return {
    ...(faults.firstName && { firstName: nameText(faults.firstName, words.firstNameMissing, words) }),
    ...(faults.lastName && { lastName: nameText(faults.lastName, words.lastNameMissing, words) }),
    ...(faults.phone && { phone: phoneText(faults.phone, text) }),
    ...(faults.email && { email: faults.email.kind === 'empty' ? words.emailMissing : words.emailWrong }),
    ...(faults.username && { username: usernameText(faults.username, text) }),
    ...(faults.password && { password: words.passwordMissing }),
    ...(faults.referralCode && { referralCode: words.invisible }),
  };
}
