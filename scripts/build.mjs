import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sbomFolder, writeSboms } from './sbom.mjs';
import { giveUp, setup } from './setup.mjs';
import { isMain, root, run } from './spawn.mjs';

/** @typedef {'core' | 'widgets' | 'embed' | 'embed-package' | 'dashboard'} Build */

/**
 * Every build: `reads` lists its sources, `makes` is a file of its result, and `after` lists the builds that must end
 * before it starts. vite.config.ts has their configurations.
 * @type {Record<Build, { reads: string[], makes: string, after?: Build[] }>}
 */
const builds = {
  core: { reads: ['packages/core'], makes: 'packages/core/dist/index.js' },
  widgets: { reads: ['packages/core', 'packages/widgets'], makes: 'packages/widgets/dist/index.js' },
  embed: {
    reads: ['packages/core', 'packages/widgets'],
    makes: `packages/widgets/dist/embed/${version()}/oja.js`,
    // The widgets build empties this build's folder.
    after: ['widgets'],
  },
  'embed-package': {
    reads: ['packages/core', 'packages/widgets', 'packages/embed'],
    makes: 'packages/embed/dist/index.js',
    // Bundles the declarations of core and the widgets.
    after: ['core', 'widgets'],
  },
  dashboard: {
    reads: ['packages/core', 'packages/widgets', 'packages/dashboard'],
    makes: 'packages/dashboard/dist/index.html',
  },
};

/** Sources of every build. A change in one of them rebuilds everything. */
const shared = ['vite.config.ts', 'tsconfig.json', 'package-lock.json', 'scripts/build'];

/**
 * Builds run in two parallel queues: the smallest development machine has two cores.
 * @type {readonly (readonly Build[])[]}
 */
const parallelBuilds = [
  ['widgets', 'embed'],
  // The dashboard is first, because `npm start` builds only it and the embed: it must not depend on the output of core
  // and the widgets.
  ['dashboard', 'core', 'embed-package'],
];
const record = join(root, '.cache/builds.json');

/**
 * Runs the builds whose sources changed since they were last built.
 *
 * @param {readonly Build[]} [names]
 */
export async function build(names = parallelBuilds.flat()) {
  /** @type {Map<Build, Promise<void>>} */
  const ends = new Map();
  for (const queue of parallelBuilds) {
    let before = Promise.resolve();
    for (const name of queue.filter((each) => names.includes(each))) {
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
  const code = await run('vite', ['build', '--mode', name, '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The build of ${name} failed: see Vite’s output above.`);
  remember(name, sources);
}

/** The hash of all sources of the builds, of their size checks and of the example apps. */
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
const notBuilt = /\.(test|deep|stories|usage|e2e|helper|fixture)\.tsx?$/;

/** @param {readonly string[]} places Files and folders, relative to the repository. */
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
    console.log(`SBOM of each build: ${sbomFolder}`);
  } catch (problem) {
    giveUp(problem);
  }
}
