import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { capture, isMain, root } from './spawn.mjs';

export const packages = /** @type {const} */ (['core', 'widgets', 'embed']);

/**
 * The manifest that a consumer gets. npm publishes `exports` unchanged (`publishConfig` changes npm's settings, not a
 * manifest), so this removes the parts that only this workspace reads: the condition `oja-source`, which leads to sources that
 * are not packed; the tools of our builds; and `private`, which keeps `npm publish` off the folder itself.
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
 * Packs all packages into a folder, for `npm publish <tarball>`. They must be built.
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

/** The embed's builds in the dist of the widgets: this version's, and the channel that names it. */
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
  // Apps don't bundle the files of the script tag. The package of the script tag has them, for servers of files.
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
