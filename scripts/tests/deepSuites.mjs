/**
 * A suite of `npm run test:deep`. Each of its runs takes under ten minutes on two idle cores.
 *
 * @typedef {object} DeepSuite
 * @property {string} name
 * @property {string} about What it tests.
 * @property {readonly string[]} projects Vitest projects: see projects.ts.
 * @property {readonly string[]} [files] Substrings of its files' paths. Default: all files of the projects.
 * @property {number} [shards] The number of runs that share its files (vitest's shards). Default: 1.
 * @property {boolean} [sharesItself] Its one file reads OJA_SHARD ("2/4") and runs that share of its tests.
 */

const e2e = 'packages/dashboard/src/e2e';
const api = 'examples/reference-api/src';

/** @type {readonly DeepSuite[]} */
export const deepSuites = [
  {
    name: 'properties',
    about: 'every test in Node, with up to 10,000 cases of each property',
    projects: ['unit'],
    shards: 4,
  },
  {
    name: 'api-postgres',
    about: 'every suite of the API on two processes over one PostgreSQL',
    projects: ['api-postgres'],
    shards: 4,
    sharesItself: true,
  },
  {
    name: 'api-processes',
    about: 'servers as processes: boot, production settings, poolers, connections, draining, sockets, backup',
    projects: ['deep-unit'],
    files: ['boot', 'database', 'http', 'ledger', 'routes', 'sale', 'testing'].map(
      (folder) => `${api}/${folder}/`,
    ),
    shards: 2,
  },
  {
    name: 'kills',
    about: 'servers and PostgreSQL killed under load, and a full disk',
    projects: ['deep-unit'],
    files: [`${api}/robustness/`],
  },
  {
    name: 'core',
    about: 'measurements of core and the widgets: long histories, time limits, print',
    projects: ['deep-unit'],
    files: ['packages/'],
  },
  {
    name: 'scripts',
    about:
      'recipes in a copy, the packages in a host, a fresh clone, the oldest Node, the servers of npm start, examples',
    projects: ['deep-unit'],
    files: ['scripts/', 'examples/headless', 'examples/partner-site', 'examples/openapi-client'],
    shards: 2,
  },
  {
    name: 'faults',
    about: '200 schedules of network faults and device events, judged by the ledger',
    projects: ['faults'],
    shards: 4,
    sharesItself: true,
  },
  {
    name: 'dashboard',
    about: 'the other end-to-end tests of the dashboard, including those that measure time',
    projects: ['deep-e2e'],
    files: [`${e2e}/`],
    shards: 3,
  },
  {
    name: 'embed',
    about:
      'the script tag on every kind of page, 200 mounts of each element, the guide, older engines, Firefox',
    projects: ['deep-e2e'],
    files: ['examples/partner-site/src/'],
    shards: 3,
  },
  { name: 'engines', about: 'sales in Firefox and WebKitGTK, in four frameworks', projects: ['engines'] },
  {
    name: 'screenshots',
    about: 'the reference screenshots of stories and of the dashboard’s pages',
    projects: ['screenshots', 'page-screenshots'],
  },
  { name: 'preact', about: 'every story on the embed’s runtime', projects: ['stories-preact'], shards: 2 },
  {
    name: 'widgets',
    about: 'the components with 200 mounts each, and every page at eleven widths',
    projects: ['widgets'],
    shards: 2,
  },
  { name: 'docs', about: 'every docs page of the built Storybook', projects: ['storybook-docs'] },
];

/**
 * One run: a suite, or a shard of it.
 *
 * @typedef {object} Shard
 * @property {string} name "faults-2"; the suite's name if it has a single shard.
 * @property {DeepSuite} suite
 * @property {readonly string[]} args Arguments of `vitest`.
 * @property {Readonly<Record<string, string>>} env
 */

/**
 * All runs of a suite.
 *
 * @param {DeepSuite} suite
 * @returns {Shard[]}
 */
function shardsOf(suite) {
  const { name, projects, files = [], shards = 1, sharesItself = false } = suite;
  const args = ['run', ...projects.map((project) => `--project=${project}`), ...files];
  return Array.from({ length: shards }, (_, index) => {
    const which = `${index + 1}/${shards}`;
    return {
      name: shards === 1 ? name : `${name}-${index + 1}`,
      suite,
      args: shards === 1 || sharesItself ? args : [...args, `--shard=${which}`],
      env: sharesItself ? { OJA_SHARD: which } : {},
    };
  });
}

/**
 * The runs of the named suites or shards, in the order of the table; all runs if no name is given.
 *
 * @param {readonly string[]} names
 * @returns {Shard[]}
 * @throws {Error} If a name is unknown. The message lists the suites.
 */
export function findShards(names) {
  const shards = deepSuites.flatMap(shardsOf);
  if (names.length === 0) return shards;
  const unknown = names.find(
    (name) => !shards.some((shard) => shard.name === name || shard.suite.name === name),
  );
  if (unknown !== undefined)
    throw new Error(
      `No suite is called "${unknown}". Use one of: ${deepSuites.map(({ name }) => name).join(', ')}.`,
    );
  return shards.filter((shard) => names.includes(shard.name) || names.includes(shard.suite.name));
}
