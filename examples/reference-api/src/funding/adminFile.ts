import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';

/** Where the review command finds the server that runs over this folder, and the token that it takes. */
export interface AdminAccess {
  readonly url: string;
  readonly token: string;
}

export const adminFileOf = (folder: string): string => `${folder.replace(/\/+$/, '')}.admin.json`;

export const newAdminToken = (): string => randomBytes(32).toString('base64url');

/** Written beside the data, for this machine's user alone; gone when the server stops. */
export function writeAdminFile(folder: string, access: AdminAccess): () => void {
  const file = adminFileOf(folder);
  // A mode counts only for a file that is made: one that a killed server left may be readable by others.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(access), { mode: 0o600, flag: 'wx' });
  return () => rmSync(file, { force: true });
}
