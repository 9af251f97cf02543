import { checkPhone, normalisePassword } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { invalid } from '../http/refusal.ts';
import { hashPassword } from './password.ts';

const SHORTEST = 8;

/** The owner of the new password. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly phone: string;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of published leaks, in lower case. Loaded on first use: the list has 0.4 MB. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/** Whether the password is among the most common ones, in any case, with or without accents. */
async function isCommon(password: string): Promise<boolean> {
  const typed = password.toLowerCase();
  const list = await loadCommonPasswords();
  return list.has(typed) || list.has(typed.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Whether the password is visible in the account itself. */
function isOwnName(password: string, { username, email, phone }: PasswordOwner): boolean {
  const typed = password.trim().toLowerCase();
  const asPhone = checkPhone(password);
  const names = [username, email, email.split('@')[0]].map((name) => name?.toLowerCase());
  return names.includes(typed) || (asPhone.ok && asPhone.phone === phone);
}

/**
 * Returns the hash of a new password. Throws a 400 for `field` if the normalised password is too short (in code
 * points), common, or the owner's username, email address or phone number. There are no rules on kinds of characters,
 * because they make passwords no better.
 */
export async function hashNewPassword(
  typed: string,
  field: string,
  owner: PasswordOwner,
  { passwordCost }: Pick<AppContext, 'passwordCost'>,
): Promise<string> {
  const password = normalisePassword(typed);
  if ([...password].length < SHORTEST) throw invalid(field, `Use at least ${SHORTEST} characters.`);
  if (isOwnName(password, owner))
    throw invalid(
      field,
      'This is your own username, email address or phone number. Choose a password that only you know.',
    );
  if (await isCommon(password))
    throw invalid(field, 'This is one of the most common passwords. Choose another one.');
  return hashPassword(password, passwordCost);
}
