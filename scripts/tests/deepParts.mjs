/**
 * A part of `npm run test:deep`. Each of its runs takes under ten minutes on two idle cores.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} about What it tests.
 * @property {readonly string[]} projects Vitest projects: see projects.ts.
 * @property {readonly string[]} [files] Substrings of its files' paths. Default: all files of the projects.
 * @property {number} [pieces] The number of runs that share its files (vitest's shards). Default: 1.
 * @property {boolean} [cutsItself] Its one file reads OJA_PIECE ("2/4") and runs that share of its tests.
 */

const e2e = 'packages/dashboard/src/e2e';
const api = 'examples/reference-api/src';

/** @type {readonly Part[]} */
export const deepSuites = [
  {
    name: 'properties',
    about: 'every test in Node, with up to 10,000 cases of each property',
    projects: ['unit'],
    pieces: 4,
  },
  {
    name: 'api-postgres',
    about: 'every suite of the API on two processes over one PostgreSQL',
    projects: ['api-postgres'],
    pieces: 4,
    cutsItself: true,
  },
  {
    name: 'api-processes',
    about: 'servers as processes: boot, production settings, poolers, connections, draining, sockets, backup',
    projects: ['deep-unit'],
    files: ['boot', 'database', 'http', 'ledger', 'routes', 'sale', 'testing'].map(
      (folder) => `${api}/${folder}/`,
    ),
    pieces: 2,
  },
  {
    name: 'kills',
    about: 'servers and PostgreSQL killed under load, and a full disk',
    projects: ['deep-unit'],
    files: [`${api}/robustness/`],
  },
  {
    name: 'core',
    about: 'what core and the widgets measure: long histories, limits of time, paper',
    projects: ['deep-unit'],
    files: ['packages/'],
  },
  {
    name: 'scripts',
    about:
      'recipes in a copy, the packages in a host, a fresh clone, the oldest Node, the servers of npm start, examples',
    projects: ['deep-unit'],
    files: ['scripts/', 'examples/headless', 'examples/partner-site', 'examples/openapi-client'],
    pieces: 2,
  },
  {
    name: 'faults',
    about: '200 schedules of network faults and device events, judged by the ledger',
    projects: ['faults'],
    pieces: 4,
    cutsItself: true,
  },
  {
    name: 'dashboard',
    about: 'the other journeys of the dashboard, those that measure too',
    projects: ['deep-journeys'],
    files: [`${e2e}/`],
    pieces: 3,
  },
  {
    name: 'embed',
    about: 'the script tag on every kind of page, the guide, older engines, Firefox',
    projects: ['deep-journeys'],
    files: ['examples/partner-site/src/'],
    pieces: 3,
  },
  { name: 'engines', about: 'sales in Firefox and WebKitGTK, in four frameworks', projects: ['engines'] },
  {
    name: 'pictures',
    about: 'the kept pictures of stories and of the dashboard’s pages',
    projects: ['pictures', 'page-pictures'],
  },
  { name: 'preact', about: 'every story on the embed’s runtime', projects: ['stories-preact'], pieces: 2 },
  {
    name: 'widgets',
    about: 'the components with 200 mounts each, and every page at eleven widths',
    projects: ['widgets'],
    pieces: 2,
  },
  { name: 'docs', about: 'every docs page of the built Storybook', projects: ['storybook-docs'] },
];

/**
 * One run: a part, or a piece of it.
 *
 * @typedef {object} Piece
 * @property {string} name "faults-2"; the part's name if it has a single piece.
 * @property {Part} part
 * @property {readonly string[]} args Arguments of `vitest`.
 * @property {Readonly<Record<string, string>>} env
 */

/**
 * All runs of a part.
 *
 * @param {Part} part
 * @returns {Piece[]}
 */
function piecesOf(part) {
  const { name, projects, files = [], pieces = 1, cutsItself = false } = part;
  const args = ['run', ...projects.map((project) => `--project=${project}`), ...files];
  return Array.from({ length: pieces }, (_, index) => {
    const which = `${index + 1}/${pieces}`;
    return {
      name: pieces === 1 ? name : `${name}-${index + 1}`,
      part,
      args: pieces === 1 || cutsItself ? args : [...args, `--shard=${which}`],
      env: cutsItself ? { OJA_PIECE: which } : {},
    };
  });
}

/**
 * The runs of the named parts or pieces, in the order of the table; all runs if no name is given.
 *
 * @param {readonly string[]} names
 * @returns {Piece[]}
 * @throws {Error} If a name is unknown. The message lists the parts.
 */
export function findShards(names) {
  const pieces = deepSuites.flatMap(piecesOf);
  if (names.length === 0) return pieces;
  const unknown = names.find(
    (name) => !pieces.some((piece) => piece.name === name || piece.part.name === name),
  );
  if (unknown !== undefined)
    throw new Error(
      `No part is called "${unknown}". There are: ${deepSuites.map(({ name }) => name).join(', ')}.`,
    );
  return pieces.filter((piece) => names.includes(piece.name) || names.includes(piece.part.name));
}
