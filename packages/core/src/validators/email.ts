export type EmailIssue = { readonly kind: 'empty' } | { readonly kind: 'not-an-address' };

export type EmailCheck =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly issue: EmailIssue };

/** The longest possible address, in characters. */
const LONGEST = 254;

/** Parses an email address: text, an @, and a domain with a dot. Only a message to the address can prove that it exists. */
export function checkEmail(raw: string): EmailCheck {
  const email = raw.replace(/\p{Cf}/gu, '').trim();
  if (email === '') return { ok: false, issue: { kind: 'empty' } };
  const isAddress =
    email.length <= LONGEST && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u.test(email);
  return isAddress ? { ok: true, email } : { ok: false, issue: { kind: 'not-an-address' } };
}
