import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './spawn.mjs';

/**
 * The fields of a package-lock.json entry that are read here.
 * @typedef {{ version?: string, license?: string, integrity?: string, link?: boolean, resolved?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Locked
 */
/** @typedef {Record<string, Locked>} Lock Entries by folder: "node_modules/react". */

/**
 * Outputs and the packages in them. `adds` lists what `npm sbom --omit dev` would miss: bundled packages (preact, the
 * fonts) are devDependencies.
 *
 * @type {Record<string, { folder: string, adds?: readonly string[] }>}
 */
const outputs = {
  core: { folder: 'packages/core' },
  widgets: { folder: 'packages/widgets', adds: ['react', 'react-dom'] },
  // The embed and the dashboard bundle preact instead of React.
  embed: { folder: 'packages/widgets', adds: ['preact'] },
  // Its fake API parses requests with core's schemas.
  'embed-package': { folder: 'packages/embed', adds: ['valibot'] },
  dashboard: {
    folder: 'packages/dashboard',
    adds: ['@fontsource-variable/inter', '@fontsource-variable/roboto', '@fontsource/poppins'],
  },
  'reference-api': { folder: 'examples/reference-api' },
};

/** Output folder of `npm run build`. It is outside of the outputs' folders, because a web server serves those whole. */
export const sbomFolder = join(root, 'dist/sbom');

/**
 * Writes one CycloneDX document for each output, from the lock file. The same lock file produces the same bytes.
 *
 * @param {string} [folder]
 * @returns {string[]} The files.
 */
export function writeSboms(folder = sbomFolder) {
  /** @type {{ version: string, packages: Lock }} */
  const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  return Object.keys(outputs).map((name) => {
    const file = join(folder, `${name}.cdx.json`);
    writeFileSync(file, `${JSON.stringify(describeOutput(name, lock), undefined, 2)}\n`);
    return file;
  });
}

/**
 * @param {string} name
 * @param {Lock} lock
 */
function describeOutput(name, lock) {
  const { folder, adds = [] } = /** @type {{ folder: string, adds?: readonly string[] }} */ (outputs[name]);
  const found = collect(folder, adds, lock);
  const { version = '' } = lock[folder] ?? {};
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `oja-${name}@${version}`, name: `oja-${name}`, version },
    },
    components: [...found.keys()].sort().map((path) => describeComponent(path, lock)),
  };
}

/**
 * Collects the direct and indirect run-time dependencies of a folder. Follows our own packages without listing them.
 *
 * @param {string} folder
 * @param {readonly string[]} adds
 * @param {Lock} lock
 */
function collect(folder, adds, lock) {
  /** @type {Map<string, true>} */
  const found = new Map();
  const seen = new Set();
  const walk = (/** @type {string} */ from, /** @type {readonly string[]} */ names) => {
    for (const name of names) {
      const path = locate(name, from, lock);
      if (path === undefined) continue;
      const real = lock[path]?.link ? (lock[path]?.resolved ?? path) : path;
      if (seen.has(real)) continue;
      seen.add(real);
      if (real === path) found.set(path, true);
      walk(real, namesOf(lock[real]));
    }
  };
  walk(folder, [...namesOf(lock[folder]), ...adds]);
  return found;
}

/** @param {Locked} [entry] */
function namesOf({ dependencies = {}, optionalDependencies = {} } = {}) {
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies)];
}

/**
 * Finds a package as Node does: in the folder's own node_modules, then in those of its parents.
 *
 * @param {string} name
 * @param {string} from
 * @param {Lock} lock
 * @returns {string | undefined}
 */
function locate(name, from, lock) {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (lock[path]) return path;
  return from === '' ? undefined : locate(name, from.slice(0, Math.max(0, from.lastIndexOf('/'))), lock);
}

/**
 * @param {string} path
 * @param {Lock} lock
 */
function describeComponent(path, lock) {
  const { version = '', license, integrity = '' } = lock[path] ?? {};
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, sha512] = /^sha512-(.+)$/.exec(integrity) ?? [];
  const hashes = sha512
    ? [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }]
    : undefined;
  const licenses = license ? [{ expression: license }] : undefined;
  return { type: 'library', 'bom-ref': purl, name, version, purl, hashes, licenses };
}
