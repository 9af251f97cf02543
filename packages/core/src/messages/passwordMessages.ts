import type { PasswordField, PasswordIssue } from '../validators/password.ts';

/** The messages of a password change that is not sent: the specification's sentences, word for word (section 5). */
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

/** A sentence for each issue, in form order. */
export function explainPasswordIssue(
  issue: PasswordIssue,
  messages: PasswordMessages = passwordMessages,
): readonly string[] {
  return issue.kind === 'mismatch'
    ? [messages.mismatch]
    : issue.fields.map((field) => messages.required[field]);
}
