import type { PasswordChange } from '../schemas/user.ts';

/** The form for a new password, with the specification's names (section 5). */
export interface PasswordForm {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export type PasswordField = keyof PasswordForm;

/** What is missing, in the order of the form (`explainPasswordIssue` has the words), or that the two new ones differ: then an info toast, and nothing is sent. */
export type PasswordIssue =
  | { readonly kind: 'required'; readonly fields: readonly PasswordField[] }
  | { readonly kind: 'mismatch' };

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** Checks a change of password. Nothing is trimmed and no strength is asked for (specification, section 5). */
export function checkPasswordChange(
  form: PasswordForm,
):
  | { readonly ok: true; readonly change: PasswordChange }
  | { readonly ok: false; readonly issue: PasswordIssue } {
  const missing = fields.filter((field) => form[field] === '');
  if (missing.length > 0) return { ok: false, issue: { kind: 'required', fields: missing } };
  const { oldPassword, newPassword, confirmNewPassword } = form;
  if (newPassword !== confirmNewPassword) return { ok: false, issue: { kind: 'mismatch' } };
  return { ok: true, change: { oldPassword, newPassword } };
}
