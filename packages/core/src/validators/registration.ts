import { holdsInvisible } from '../format/invisible.ts';
import type { Registration } from '../schemas/user.ts';
import { checkEmail, type EmailFault } from './email.ts';
import { checkPhone, type PhoneFault } from './phone.ts';
import { checkUsername, type UsernameFault } from './username.ts';

/** What a new agent types. The referral code may stay empty. */
export type RegistrationForm = Readonly<Record<keyof Registration, string>>;

interface InvisibleFault {
  readonly kind: 'invisible';
}
/** Nothing is typed, or something in it can't be seen (a control or formatting character). */
export type NameFault = { readonly kind: 'empty' } | InvisibleFault;

/** What is wrong, by field; the words for each stand in the text catalogue. */
export type RegistrationFaults = {
  readonly [Name in 'firstName' | 'lastName']?: NameFault;
} & { readonly password?: { readonly kind: 'empty' }; readonly referralCode?: InvisibleFault } & {
  readonly email?: EmailFault;
  readonly phone?: PhoneFault;
  readonly username?: UsernameFault;
};

const empty = { kind: 'empty' } as const;
const invisible = { kind: 'invisible' } as const;

const nameFault = (name: string): NameFault | undefined =>
  name === '' ? empty : holdsInvisible(name) ? invisible : undefined;

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
  const names = { firstName: nameFault(firstName), lastName: nameFault(lastName) };
  const hasCodeFault = holdsInvisible(referralCode);
  const isNamed = !names.firstName && !names.lastName && !hasCodeFault;
  if (isNamed && username.ok && email.ok && phone.ok && password) {
    const reached = { email: email.email, phone: phone.phone };
    const person = { firstName, lastName, username: username.username, ...reached, password };
    return { ok: true, registration: { ...person, ...(referralCode && { referralCode }) } };
  }
  const faults: RegistrationFaults = {
    ...(names.firstName && { firstName: names.firstName }),
    ...(names.lastName && { lastName: names.lastName }),
    ...(!username.ok && { username: username.fault }),
    ...(!email.ok && { email: email.fault }),
    ...(!phone.ok && { phone: phone.fault }),
    ...(!password && { password: empty }),
    ...(hasCodeFault && { referralCode: invisible }),
  };
  return { ok: false, faults };
}
