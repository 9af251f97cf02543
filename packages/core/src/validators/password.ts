import type { PasswordChange } from '../session/userSchema.ts';

/**
 * Returns a password in the form that is hashed and compared: Unicode NFC, with each space as U+0020, as in the profile
 * OpaqueString (RFC 8265, section 4.2.2), so that "é" is the same password from every keyboard. NIST SP 800-63B,
 * section 3.1.1.2, asks a verifier to normalise before it hashes. Not NFKC, which turns ² into 2 and ﬁ into fi:
 * characters that look different stay different.
 */
export const normalisePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** The form for a new password, with the specification's names (section 5). */
export interface PasswordForm {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export type PasswordField = keyof PasswordForm;

/**
 * The missing fields, in form order (`explainPasswordIssue` has the sentences), or a mismatch of the two new passwords,
 * which is shown as an info toast. Nothing is sent.
 */
export type PasswordIssue =
  | { readonly kind: 'required'; readonly fields: readonly PasswordField[] }
  | { readonly kind: 'mismatch' };

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/**
 * Checks a password change. Trims nothing and requires no strength (specification, section 5). Compares the two new
 * passwords after `normalisePassword`; returns them as typed, because a server may not normalise.
 */
export function checkPasswordChange(
  form: PasswordForm,
):
  | { readonly ok: true; readonly change: PasswordChange }
  | { readonly ok: false; readonly issue: PasswordIssue } {
  const missing = fields.filter((field) => form[field] === '');
  if (missing.length > 0) return { ok: false, issue: { kind: 'required', fields: missing } };
  const { oldPassword, newPassword, confirmNewPassword } = form;
  if (normalisePassword(newPassword) !== normalisePassword(confirmNewPassword))
    return { ok: false, issue: { kind: 'mismatch' } };
  return { ok: true, change: { oldPassword, newPassword } };
}
