import { createHash } from 'node:crypto';

/** The last digits of a hash of the file, and the place of the name in it. */
const LENGTH = 4;

const fileOf = new Map<string, string>();
const hashesOf = new Map<string, string[]>();

/**
 * For vanilla-extract: a name as short as can be, the same in each build of the same sources. Its own are a hash of six or
 * seven digits, which do not compress, and stand in the styles, the page and the code.
 */
export function compact({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string {
  const file = Number.parseInt(createHash('sha256').update(filePath).digest('hex').slice(0, 12), 16)
    .toString(36)
    .slice(-LENGTH);
  const owner = fileOf.get(file) ?? filePath;
  if (owner !== filePath) throw new Error(`${owner} and ${filePath} would name their classes alike.`);
  fileOf.set(file, filePath);
  const hashes = hashesOf.get(filePath) ?? [];
  hashesOf.set(filePath, hashes);
  if (!hashes.includes(hash)) hashes.push(hash);
  return `_${file}${hashes.indexOf(hash).toString(36)}`;
}

/** The same for the packages that hosts install, whose styles share a page with those of others. */
export const published = (name: Parameters<typeof compact>[0]): string => `oja${compact(name)}`;
