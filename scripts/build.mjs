import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomFolder, writeSboms } from './sbom.mjs';
import { giveUp, setup } from './setup.mjs';
import { isMain, root, run } from './spawn.mjs';

/** @typedef {'core' | 'widgets' | 'embed' | 'embed-package' | 'dashboard'} Build */

/**
 * Every build, with its sources and its result. `config` is its configuration, if not the repository's. `after` has the
 * builds that must end before it begins.
 * @type {Record<Build, { reads: string[], makes: string, config?: string, after?: Build[] }>}
 */
const builds = {
  core: { reads: ['packages/core'], makes: 'packages/core/dist/index.js' },
  widgets: { reads: ['packages/core', 'packages/widgets'], makes: 'packages/widgets/dist/index.js' },
  embed: {
    reads: ['packages/core', 'packages/widgets'],
    makes: `packages/widgets/dist/embed/${version()}/oja.js`,
    // That build empties the folder above.
    after: ['widgets'],
  },
  'embed-package': {
    reads: ['packages/core', 'packages/widgets', 'packages/embed'],
    makes: 'packages/embed/dist/index.js',
    config: 'packages/embed/vite.config.ts',
    // It bundles their types.
    after: ['core', 'widgets'],
  },
  dashboard: {
    reads: ['packages/core', 'packages/widgets', 'packages/dashboard'],
    makes: 'packages/dashboard/dist/index.html',
  },
};

/** Sources of every build. A change in one of them repeats all builds. */
const shared = ['vite.config.ts', 'tsconfig.json', 'package-lock.json', 'scripts/build'];

/**
 * Two lanes of builds, because the smallest machine that works on Oja has two cores.
 * @type {readonly (readonly Build[])[]}
 */
const lanes = [
  ['widgets', 'embed'],
  // `npm start` builds the dashboard alone: first here, so that it can't come to need what core and the widgets make.
  ['dashboard', 'core', 'embed-package'],
];
const record = join(root, '.cache/builds.json');

/**
 * Makes the builds whose sources changed since they were made last.
 *
 * @param {readonly Build[]} [names]
 */
export async function build(names = lanes.flat()) {
  /** @type {Map<Build, Promise<void>>} */
  const ends = new Map();
  for (const lane of lanes) {
    let before = Promise.resolve();
    for (const name of lane.filter((each) => names.includes(each))) {
      const needed = builds[name].after?.map((each) => ends.get(each)) ?? [];
      before = Promise.all([before, ...needed]).then(() => buildOnce(name));
      ends.set(name, before);
    }
  }
  const results = await Promise.allSettled(ends.values());
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** @param {Build} name */
async function buildOnce(name) {
  const sources = hashOf([...builds[name].reads, ...shared]);
  if (existsSync(join(root, builds[name].makes)) && made()[name] === sources) return;
  console.log(`Building ${name}.`);
  const { config = 'vite.config.ts' } = builds[name];
  const code = await run('vite', ['build', '--config', config, '--mode', name, '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The build of ${name} failed: Vite says why above.`);
  remember(name, sources);
}

/** The hash of all sources of the builds, of their size checks, and of the apps that use them. */
export const hashOfSources = () =>
  hashOf(['packages', 'examples', 'scripts', 'package.json', '.size-limit.ts', ...shared]);

/** @returns {Partial<Record<Build, string>>} */
function made() {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
}

/**
 * @param {Build} name
 * @param {string} sources
 */
function remember(name, sources) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(record, JSON.stringify({ ...made(), [name]: sources }));
}

const apart = new Set(['node_modules', 'dist', 'e2e']);
const notBuilt = /\.(test|deep|stories|usage|journey|harness|fixture)\.tsx?$/;

/** @param {readonly string[]} places Files and folders of the repository. */
function hashOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesIn(place)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  const entries = listing(place);
  if (!entries) return [place];
  return entries
    .filter((entry) => !apart.has(entry.name) && !notBuilt.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(`${place}/${entry.name}`) : [`${place}/${entry.name}`],
    );
}

/** @param {string} place */
function listing(place) {
  try {
    return readdirSync(join(root, place), { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/** @returns {string} */
function version() {
  return JSON.parse(readFileSync(join(root, 'packages/widgets/package.json'), 'utf8')).version;
}

if (isMain(import.meta.url)) {
  try {
    await setup();
    await build();
    writeSboms();
    console.log(`What is in each of them (SBOM): ${sbomFolder}`);
  } catch (problem) {
    giveUp(problem);
  }
}
