import { holdsInvisible } from '../format/invisible.ts';
import { checkPhone } from './phone.ts';

/** The reason why a name can't be a username. */
export type UsernameIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invisible' }
  | { readonly kind: 'looks-like-email' }
  | { readonly kind: 'looks-like-phone' };

export type UsernameCheck =
  | { readonly ok: true; readonly username: string }
  | { readonly ok: false; readonly issue: UsernameIssue };

/**
 * Parses a username. An agent signs in with a username, an email address or a phone number, so a username that looks
 * like one of the other two could be mistaken for another account. The server checks length and letters.
 */
export function checkUsername(raw: string): UsernameCheck {
  const username = raw.trim();
  if (username === '') return { ok: false, issue: { kind: 'empty' } };
  if (holdsInvisible(username)) return { ok: false, issue: { kind: 'invisible' } };
  if (username.normalize('NFKC').includes('@')) return { ok: false, issue: { kind: 'looks-like-email' } };
  if (checkPhone(username.replace(/[./]/g, '')).ok) return { ok: false, issue: { kind: 'looks-like-phone' } };
  return { ok: true, username };
}
