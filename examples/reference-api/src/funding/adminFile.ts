import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';

/** How the review command reaches the server of this folder. */
export interface AdminAccess {
  readonly url: string;
  readonly token: string;
}

export const adminFileOf = (folder: string): string => `${folder.replace(/\/+$/, '')}.admin.json`;

export const newAdminToken = (): string => randomBytes(32).toString('base64url');

/** Writes the file beside the data, private to this user. Returns a function that deletes it when the server stops. */
export function writeAdminFile(folder: string, access: AdminAccess): () => void {
  const file = adminFileOf(folder);
  // A mode applies only to a new file: one that a killed server left may be readable by other users.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(access), { mode: 0o600, flag: 'wx' });
  return () => rmSync(file, { force: true });
}
