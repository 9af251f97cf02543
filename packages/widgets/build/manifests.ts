import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Lists the files of each tag, for .size-limit.ts. */
export const FILES = '.vite/files.json';

/** Vite's manifest of a build, with the imports of each file. */
export const manifestFile = (name: string): string => `.vite/${name}.json`;

/** The static imports of each entry of these builds, direct and indirect, without the entry itself. Sorted by name. */
export function neededFiles(
  folder: string,
  builds: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const found = builds.flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(folder, manifestFile(name)), 'utf8')) as Manifest;
    const nameOf = (key: string) => manifest[key]?.file.replace(/\.js$/, '') ?? key;
    return Object.entries(manifest)
      .filter(([, { isEntry }]) => isEntry)
      .map(([key]) => {
        const [entry = key, ...others] = imported(manifest, key);
        return [nameOf(entry), others.map(nameOf).sort()] as const;
      });
  });
  return Object.fromEntries(found);
}

/** A module of the manifest and all its static imports. */
export function imported(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const other of manifest[key]?.imports ?? []) imported(manifest, other, found);
  return found;
}
