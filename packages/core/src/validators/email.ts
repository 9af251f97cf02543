export type EmailIssue = { readonly kind: 'empty' } | { readonly kind: 'not-an-address' };

export type EmailCheck =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly issue: EmailIssue };

/** As long as an address can be. */
const LONGEST = 254;

/** Reads an email address: something, an @, and a name with a dot. Whether it exists only a message to it can tell. */
export function checkEmail(raw: string): EmailCheck {
  const email = raw.replace(/\p{Cf}/gu, '').trim();
  if (email === '') return { ok: false, issue: { kind: 'empty' } };
  const isAddress =
    email.length <= LONGEST && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u.test(email);
  return isAddress ? { ok: true, email } : { ok: false, issue: { kind: 'not-an-address' } };
}
