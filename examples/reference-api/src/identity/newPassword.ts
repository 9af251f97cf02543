import { invalid } from '../http/refusal.ts';
import { hashPassword } from './password.ts';

const SHORTEST = 8;

/** The hash of a password that somebody chose, or 400: length is the only rule that makes passwords better. */
export function hashNewPassword(password: string, field: string): Promise<string> {
  if ([...password].length < SHORTEST) throw invalid(field, `Use at least ${SHORTEST} characters.`);
  return hashPassword(password);
}
