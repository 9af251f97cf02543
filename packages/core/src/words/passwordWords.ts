import type { PasswordFault, PasswordField } from '../validators/password.ts';

/** What is said of a change of password that is not sent: the specification's own sentences, letter for letter (section 5). */
export interface PasswordWords {
  readonly required: Readonly<Record<PasswordField, string>>;
  readonly mismatch: string;
}

export const passwordWords: PasswordWords = {
  required: {
    oldPassword: 'Your old is Required',
    newPassword: 'New password is required',
    confirmNewPassword: 'Confirm new password is required',
  },
  mismatch: 'Please check the input new password and confirm password are not the same',
};

/** A sentence for each thing that is wrong, in the order of the form. */
export function explainPasswordFault(
  fault: PasswordFault,
  words: PasswordWords = passwordWords,
): readonly string[] {
  return fault.kind === 'mismatch' ? [words.mismatch] : fault.fields.map((field) => words.required[field]);
}
