import type { PasswordField, PasswordIssue } from '../validators/password.ts';

/** What is said of a change of password that is not sent: the specification's own sentences, letter for letter (section 5). */
export interface PasswordMessages {
  readonly required: Readonly<Record<PasswordField, string>>;
  readonly mismatch: string;
}

export const passwordMessages: PasswordMessages = {
  required: {
    oldPassword: 'Your old is Required',
    newPassword: 'New password is required',
    confirmNewPassword: 'Confirm new password is required',
  },
  mismatch: 'Please check the input new password and confirm password are not the same',
};

/** A sentence for each thing that is wrong, in the order of the form. */
export function explainPasswordIssue(
  issue: PasswordIssue,
  messages: PasswordMessages = passwordMessages,
): readonly string[] {
  return issue.kind === 'mismatch'
    ? [messages.mismatch]
    : issue.fields.map((field) => messages.required[field]);
}
