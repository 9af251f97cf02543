import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { capture, isMain, root } from './spawn.mjs';

export const packages = /** @type {const} */ (['core', 'widgets', 'embed']);

/**
 * The manifest for consumers. npm publishes `exports` unchanged (`publishConfig` changes npm's settings, not the
 * manifest), so this removes what only the workspace uses: the condition `oja-source`, whose sources are not packed;
 * the build tools; and `private`, which prevents `npm publish` of the folder itself.
 *
 * @param {string} source
 */
export function publishedManifest(source) {
  const { private: _, devDependencies: __, ...manifest } = JSON.parse(source);
  for (const target of Object.values({ ...manifest.imports, ...manifest.exports }))
    if (typeof target === 'object') delete target['oja-source'];
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/**
 * Packs all packages into a folder, for `npm publish <tarball>`. The packages must be built.
 *
 * @param {string} folder
 * @returns {Promise<Record<(typeof packages)[number], string>>}
 */
export async function packInto(folder) {
  mkdirSync(folder, { recursive: true });
  const [core = '', widgets = '', embed = ''] = await Promise.all(
    packages.map((name) => packOne(name, folder)),
  );
  return { core, widgets, embed };
}

const { version } = JSON.parse(readFileSync(join(root, 'packages/widgets/package.json'), 'utf8'));

/** The embed's builds in the dist folder of the widgets: this version and its channel. */
const hostedFolders = [`embed/${version}`, 'embed/v0'];

/**
 * @param {(typeof packages)[number]} name
 * @param {string} folder
 */
async function packOne(name, folder) {
  const source = join(root, 'packages', name);
  const staged = join(folder, 'staged', name);
  for (const part of ['dist', 'README.md', 'LICENSE'])
    cpSync(join(source, part), join(staged, part), { recursive: true });
  // Apps don't bundle the script tag's files. They are in `@oja/embed`, for static file servers.
  if (name === 'widgets')
    for (const folder of hostedFolders) rmSync(join(staged, 'dist', folder), { recursive: true });
  if (name === 'embed')
    cpSync(join(root, 'packages/widgets/dist/embed'), join(staged, 'dist/hosted'), {
      recursive: true,
      filter: (file) => !/\.(br|gz|d\.mts|vite)$/.test(file),
    });
  writeFileSync(
    join(staged, 'package.json'),
    publishedManifest(readFileSync(join(source, 'package.json'), 'utf8')),
  );
  const { code, output } = await capture('npm', ['pack', staged, '--pack-destination', folder]);
  const tarball = readdirSync(folder).find((file) => file.startsWith(`oja-${name}-`));
  if (code !== 0 || !tarball) throw new Error(output);
  return join(folder, tarball);
}

if (isMain(import.meta.url)) {
  await build(['core', 'widgets', 'embed']);
  await build(['embed', 'embed-package']);
  console.log(Object.values(await packInto(join(root, 'packed'))).join('\n'));
}
