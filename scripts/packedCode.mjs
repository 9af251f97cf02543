import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';
import { importedNames } from './imports.mjs';

/**
 * The packages that code imports, type imports included. Omits files, Node's own modules and the package's own (`#…`).
 *
 * @param {string} code
 */
export function packagesIn(code) {
  const names = importedNames(code).filter((name) => !/^(?:[.#]|node:)/.test(name));
  return new Set(names.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

/**
 * Lists a package's faults: imports that its manifest does not declare, declared dependencies without an import, and
 * uses of `process.env`.
 *
 * @param {{ name?: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }}
 * manifest
 * @param {readonly string[]} codes Its scripts and declarations.
 */
export function faultsOf({ name: self = '', dependencies = {}, peerDependencies = {} }, codes) {
  const found = new Set(codes.flatMap((code) => [...packagesIn(code)]));
  const named = new Set([self, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  return [
    ...Object.keys(dependencies)
      .filter((name) => !found.has(name))
      .map((name) => `depends on ${name}, which nothing in dist imports`),
    ...[...found]
      .filter((name) => !named.has(name))
      .map((name) => `imports ${name}, which package.json does not name`),
    ...(codes.some((code) => code.includes('process.env'))
      ? ['reads process.env, which does not exist in a page']
      : []),
  ];
}

/**
 * Checks the code of an unpacked package.
 *
 * @param {string} folder
 */
export async function checkCode(folder) {
  const dist = join(folder, 'dist');
  // Skips the script tag's files: a server delivers them, and they are not modules of the package.
  const files = filesBelow(dist).filter(
    (file) => /\.(js|d\.m?ts)$/.test(file) && !file.startsWith('embed/0'),
  );
  const codes = files.map((file) => readFileSync(join(dist, file), 'utf8'));
  const faults = faultsOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')), codes);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
