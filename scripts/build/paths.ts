import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Absolute path of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Absolute path of a file or folder in the repository. */
export function at(...parts: string[]): string {
  return join(root, ...parts);
}

interface Manifest {
  readonly version: string;
  readonly exports: Record<string, string | { readonly types?: string }>;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Returns a test for imports that the host installs: the package's declared dependencies, and any path within them. */
export function externalsOf(folder: string): (id: string) => boolean {
  const { dependencies, peerDependencies } = manifestOf(folder);
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return (id) => names.some((name) => id === name || id.startsWith(`${name}/`));
}
