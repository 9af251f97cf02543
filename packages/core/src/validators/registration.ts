import type { Registration } from '../schemas/user.ts';
import { checkEmail, type EmailFault } from './email.ts';
import { checkPhone, type PhoneFault } from './phone.ts';
import { checkUsername, type UsernameFault } from './username.ts';

/** What a new agent types. The referral code may stay empty. */
export type RegistrationForm = Readonly<Record<keyof Registration, string>>;

/** What is wrong, by field; the words for each stand in the text catalogue. */
export type RegistrationFaults = {
  readonly [Name in 'firstName' | 'lastName' | 'password']?: { readonly kind: 'empty' };
} & { readonly email?: EmailFault; readonly phone?: PhoneFault; readonly username?: UsernameFault };

const empty = { kind: 'empty' } as const;

/**
 * Checks a registration. A phone number in any writing goes out as 11 digits. The password is not trimmed, and no
 * strength is asked for: the specification knows no such rule (section 5), so that is the server's.
 */
export function checkRegistration(
  form: RegistrationForm,
):
  | { readonly ok: true; readonly registration: Registration }
  | { readonly ok: false; readonly faults: RegistrationFaults } {
  const firstName = form.firstName.trim();
  const lastName = form.lastName.trim();
  const username = checkUsername(form.username);
  const email = checkEmail(form.email);
  const phone = checkPhone(form.phone);
  const { password } = form;
  const referralCode = form.referralCode.trim();
  if (firstName && lastName && username.ok && email.ok && phone.ok && password) {
    const reached = { email: email.email, phone: phone.phone };
    const names = { firstName, lastName, username: username.username, ...reached, password };
    return { ok: true, registration: { ...names, ...(referralCode && { referralCode }) } };
  }
  const faults: RegistrationFaults = {
    ...(!firstName && { firstName: empty }),
    ...(!lastName && { lastName: empty }),
    ...(!username.ok && { username: username.fault }),
    ...(!email.ok && { email: email.fault }),
    ...(!phone.ok && { phone: phone.fault }),
    ...(!password && { password: empty }),
  };
  return { ok: false, faults };
}
