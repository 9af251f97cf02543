import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..');

/** An absolute path to a place in the repository. */
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

/** Whether an import is left to the host's install: what the package declares, and any path within it. */
export function externalsOf(folder: string): (id: string) => boolean {
  const { dependencies, peerDependencies } = manifestOf(folder);
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return (id) => names.some((name) => id === name || id.startsWith(`${name}/`));
}
