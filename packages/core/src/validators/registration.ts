import { holdsInvisible } from '../format/invisible.ts';
import type { Registration } from '../session/userSchema.ts';
import { checkEmail, type EmailIssue } from './email.ts';
import { checkPhone, type PhoneIssue } from './phone.ts';
import { checkUsername, type UsernameIssue } from './username.ts';

/** The typed fields of a registration. The referral code may be empty. */
export type RegistrationForm = Readonly<Record<keyof Registration, string>>;

interface InvisibleIssue {
  readonly kind: 'invisible';
}
/** The name is empty, or contains an invisible character (a control or formatting character). */
export type NameIssue = { readonly kind: 'empty' } | InvisibleIssue;

/** The issues by field. The text catalogue has a sentence for each. */
export type RegistrationIssues = {
  readonly [Name in 'firstName' | 'lastName']?: NameIssue;
} & { readonly password?: { readonly kind: 'empty' }; readonly referralCode?: InvisibleIssue } & {
  readonly email?: EmailIssue;
  readonly phone?: PhoneIssue;
  readonly username?: UsernameIssue;
};

const empty = { kind: 'empty' } as const;
const invisible = { kind: 'invisible' } as const;

const nameIssue = (name: string): NameIssue | undefined =>
  name === '' ? empty : holdsInvisible(name) ? invisible : undefined;

/**
 * Checks a registration. Returns a phone number in any notation as 11 digits. Does not trim the password and requires
 * no strength: the specification has no such rule (section 5), so the server decides.
 */
export function checkRegistration(
  form: RegistrationForm,
):
  | { readonly ok: true; readonly registration: Registration }
  | { readonly ok: false; readonly issues: RegistrationIssues } {
  const firstName = form.firstName.trim();
  const lastName = form.lastName.trim();
  const username = checkUsername(form.username);
  const email = checkEmail(form.email);
  const phone = checkPhone(form.phone);
  const { password } = form;
  const referralCode = form.referralCode.trim();
  const names = { firstName: nameIssue(firstName), lastName: nameIssue(lastName) };
  const hasCodeFault = holdsInvisible(referralCode);
  const isNamed = !names.firstName && !names.lastName && !hasCodeFault;
  if (isNamed && username.ok && email.ok && phone.ok && password) {
    const reached = { email: email.email, phone: phone.phone };
    const person = { firstName, lastName, username: username.username, ...reached, password };
    return { ok: true, registration: { ...person, ...(referralCode && { referralCode }) } };
  }
  const issues: RegistrationIssues = {
    ...(names.firstName && { firstName: names.firstName }),
    ...(names.lastName && { lastName: names.lastName }),
    ...(!username.ok && { username: username.issue }),
    ...(!email.ok && { email: email.issue }),
    ...(!phone.ok && { phone: phone.issue }),
    ...(!password && { password: empty }),
    ...(hasCodeFault && { referralCode: invisible }),
  };
  return { ok: false, issues };
}
