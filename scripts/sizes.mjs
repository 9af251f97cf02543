import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from './files.mjs';
import { isMain, root } from './spawn.mjs';
import { take } from './steps.mjs';

/**
 * What may be loaded, in KB (1,000 bytes) of JavaScript and CSS after brotli.
 * @typedef {{ name: string, budget: number, files: () => string[] }} Budget
 */

/** The budget of each tag. A category is a folder of core's services; one that is added has what a look-up takes. */
const tags = Object.fromEntries(
  readdirSync(join(root, 'packages/core/src/services'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [`oja-${name}-purchase`, name === 'data' || name === 'airtime' ? 48 : 52]),
);

/** @type {Budget[]} */
const budgets = [
  { name: 'login, first load', budget: 90, files: () => dashboardFiles(['src/pages/login/']) },
  { name: 'signed in, with /', budget: 125, files: () => dashboardFiles(['src/shell/', 'src/pages/home/']) },
  { name: 'oja.js, the loader', budget: 3, files: () => [embedFile('oja.js')] },
  ...Object.entries(tags).map(([tag, budget]) => ({
    name: `<${tag}>, a whole sale`,
    budget,
    files: () => [embedFile('oja.js'), ...reachable(`${tag}.js`)],
  })),
];

/** What is said to developers only, and must not be in what an agent loads. */
const forDevelopers = 'this theme is hard to read';

const developersStep = {
  name: 'nothing that is for developers is in the dashboard and the embed',
  check: async () => {
    const folders = ['packages/dashboard/dist', 'packages/widgets/dist/embed'];
    const scripts = folders.flatMap((folder) =>
      filesBelow(join(root, folder))
        .filter((file) => file.endsWith('.js'))
        .map((file) => join(root, folder, file))
        .filter((file) => readFileSync(file, 'utf8').includes(forDevelopers)),
    );
    if (scripts.length > 0) throw new Error(scripts.join('\n'));
  },
};

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
/** Paths that the token of a widget session may not call: their rows belong to the dashboard alone. */
const agentPaths = /["'`]\/(auth|wallet|banks|notify|contact|manual-funding|api|widget-sessions)\b/;

const tableStep = {
  name: 'the embed carries the rows of a widget session, and look-ups only where a form has one',
  check: async () => {
    for (const tag of Object.keys(tags)) {
      const code = readFileSync(embedFile(`${tag}.js`), 'utf8');
      const isLookingUp = !/-(data|airtime)-/.test(tag);
      if (agentPaths.test(code)) throw new Error(`${tag} carries a call of an agent.`);
      if (code.includes('/validate/') !== isLookingUp)
        throw new Error(
          `${tag} ${isLookingUp ? 'carries no look-up' : 'carries look-ups that it never makes'}.`,
        );
    }
  },
};

const widest = Math.max(...budgets.map(({ name }) => name.length));

/** One step for each budget; its name carries the figure, so that the list of steps is the table. */
export const sizeSteps = [
  ...budgets.map((budget) => ({
    get name() {
      return `size of ${budget.name.padEnd(widest)} ${row(budget)}`;
    },
    check: async () => {
      const { total, rows } = weigh(budget);
      if (total > budget.budget)
        throw new Error(`${(total - budget.budget).toFixed(1)} KB too much:\n${rows.join('\n')}`);
    },
  })),
  developersStep,
  tableStep,
];

/** @param {Budget} budget */
function row(budget) {
  try {
    return `${weigh(budget).total.toFixed(1).padStart(6)} KB of ${String(budget.budget).padStart(3)} KB`;
  } catch {
    return 'unknown';
  }
}

/** @param {Budget} budget */
function weigh({ files }) {
  const weighed = [...new Set(files())].map((file) => ({ file, size: brotli(file) / 1000 }));
  const total = weighed.reduce((sum, { size }) => sum + size, 0);
  const heaviest = weighed.sort((a, b) => b.size - a.size);
  return {
    total,
    rows: heaviest.map(({ file, size }) => `${size.toFixed(1).padStart(6)} KB ${relative(root, file)}`),
  };
}

/**
 * The weight of each file by its content: the name and the check of a step both ask for it.
 * @type {Map<string, number>}
 */
const weights = new Map();

/** @param {string} file */
function brotli(file) {
  const content = readFileSync(file);
  const key = createHash('sha256').update(content).digest('hex');
  const weight = weights.get(key) ?? brotliCompressSync(content, { params }).length;
  weights.set(key, weight);
  return weight;
}

/** @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk */

/**
 * What the browser has loaded when index.html and the modules loaded on demand from these folders are there.
 *
 * @param {readonly string[]} folders
 */
function dashboardFiles(folders) {
  const dist = join(root, 'packages/dashboard/dist');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const onDemand = folders.flatMap((folder) => {
    const found = Object.keys(manifest).filter((key) => key.startsWith(folder));
    if (found.length === 0)
      throw new Error(`Nothing of packages/dashboard/${folder} is loaded on demand any more.`);
    return found;
  });
  /** @type {Set<string>} */
  const files = new Set();
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of ['index.html', ...onDemand]) add(key);
  // What the page itself names and no module imports.
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const [, file = ''] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) files.add(file);
  return [...files].filter((file) => /\.(js|css)$/.test(file)).map((file) => join(dist, file));
}

/** @param {string} name */
function embedFile(name) {
  const embeds = join(root, 'packages/widgets/dist/embed');
  const versions = existsSync(embeds) ? readdirSync(embeds) : [];
  const file = versions.map((version) => join(embeds, version, name)).find((each) => existsSync(each));
  if (!file) throw new Error(`The embed has no ${name}.`);
  return file;
}

/**
 * A module of the embed and all that it imports, at once or later.
 *
 * @param {string} name
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function reachable(name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const file = embedFile(name);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g);
  return [file, ...[...imports].flatMap(([, other = '']) => reachable(other, seen))];
}

if (isMain(import.meta.url)) {
  const { failed } = await take(sizeSteps);
  process.exitCode = failed === 0 ? 0 : 1;
}
