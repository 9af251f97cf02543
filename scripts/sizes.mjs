import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from './files.mjs';
import { isMain, root } from './spawn.mjs';
import { take } from './steps.mjs';

/**
 * The most that files may weigh together, in KB (1,000 bytes) of JavaScript and CSS after brotli.
 * @typedef {{ name: string, budget: number, files: () => string[] }} Budget
 */

/**
 * Reads the ids of `embeddedServices` from the text of its file, because an older Node can't import
 * TypeScript.
 */
function readEmbeddedIds() {
  const source = readFileSync(join(root, 'packages/core/src/services/catalogue.ts'), 'utf8');
  const [, names = ''] = /embeddedServices = \[([^\]]*)\]/.exec(source) ?? [];
  return [...names.matchAll(/\w+/g)].map(
    ([name]) => new RegExp(`import { ${name} } from '\\./([\\w-]+)/`).exec(source)?.[1] ?? name,
  );
}

/**
 * The budget of each tag that sells. A new category gets the budget of a form with a look-up.
 * @type {Record<string, number>}
 */
export const tags = Object.fromEntries(
  readEmbeddedIds().map((id) => [`oja-${id}-purchase`, id === 'data' || id === 'airtime' ? 51 : 56]),
);

/**
 * The budgets of the tags that sell nothing. A tag without an entry gets the default in `budgets`.
 * @type {Record<string, number>}
 */
const readingBudgets = {
  'oja-wallet-balance': 30,
  'oja-service-health': 30,
  'oja-price-list': 35,
  // Its dialogs come later.
  'oja-receipt': 48,
  'oja-transaction-list': 55,
};

const readingTags = ['reading', 'history'].flatMap((folder) =>
  readdirSync(join(root, 'packages/widgets/src/embed', folder))
    .filter((file) => /^oja-[\w-]+\.tsx$/.test(file))
    .map((file) => file.replace('.tsx', '')),
);

/** The languages other than English, by the names of their files. */
const languages = readdirSync(join(root, 'packages/widgets/src/text/locales')).map((file) =>
  basename(file, '.ts'),
);

/** @type {Budget[]} */
const budgets = [
  { name: 'login, first load', budget: 43, files: () => dashboardFiles('visitor', '/login') },
  { name: 'signed in, with /', budget: 78, files: () => dashboardFiles('agent', '/') },
  { name: 'oja.js, the loader', budget: 3, files: () => [embedFile('oja.js')] },
  ...Object.entries(tags).map(([tag, budget]) => ({
    name: `<${tag}>, a whole sale`,
    budget,
    files: () => tagFiles([tag]),
  })),
  ...readingTags.map((tag) => ({
    name: `<${tag}>`,
    budget: readingBudgets[tag] ?? 40.5,
    files: () => tagFiles([tag]),
  })),
  { name: 'a theme besides', budget: 2, files: () => [embedFile('oja-theme.js')] },
  { name: 'a frame besides oja.js', budget: 2, files: () => [embedFile('oja-frame.js')] },
  { name: 'the page in a frame besides', budget: 2, files: () => [embedFile('oja-frame-page.js')] },
  ...languages.map((tag) => ({
    name: `a page's language besides, ${tag}`,
    budget: 8.5,
    files: () => [embedFile(`oja-${tag}.js`)],
  })),
  { name: 'all tags that sell on one page', budget: 62, files: () => tagFiles(Object.keys(tags)) },
];

/**
 * Lists the files that a page with these tags loads before they are drawn.
 *
 * @param {readonly string[]} names
 */
function tagFiles(names) {
  /** @type {Record<string, string[]>} */
  const needed = JSON.parse(readFileSync(embedFile('.vite/files.json'), 'utf8'));
  const files = names.flatMap((name) => [name, ...(needed[name] ?? [])]);
  return ['oja', ...new Set(files)].map((file) => embedFile(`${file}.js`));
}

/** A message to developers. The files that an agent loads must not contain it. */
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
      // Skips `oja.js`: it has the paths that the tags begin with, whatever their scope.
      const [, ...files] = tagFiles([tag]);
      const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
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
      const { total, files } = weigh(budget);
      if (total > budget.budget)
        throw new Error(
          `${(total - budget.budget).toFixed(1)} KB too much:\n${growth(budget.name, files).join('\n')}`,
        );
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
  const weighed = [...new Set(files())].map((file) => ({ name: nameOf(file), size: brotli(file) / 1000 }));
  const total = weighed.reduce((sum, { size }) => sum + size, 0);
  return { total, files: weighed.sort((a, b) => b.size - a.size) };
}

/**
 * Returns a file's name without the hash of its content.
 *
 * @param {string} file
 */
function nameOf(file) {
  return basename(file).replace(/-[\w-]{6,8}(?=\.\w+$)/, '');
}

/** The recorded weight of each file, by budget and file. `node scripts/sizes.mjs --write` writes it. */
const record = join(root, 'scripts/sizes.json');

/**
 * Returns a line for each file, the largest growth first.
 *
 * @param {string} budget
 * @param {readonly { name: string, size: number }[]} files
 */
export function growth(budget, files) {
  /** @type {Record<string, Record<string, number>>} */
  const kept = JSON.parse(readFileSync(record, 'utf8'));
  return files
    .map(({ name, size }) => ({ name, size, grown: size - (kept[budget]?.[name] ?? 0) }))
    .sort((a, b) => b.grown - a.grown)
    .map(
      ({ name, size, grown }) =>
        `${size.toFixed(1).padStart(6)} KB ${grown >= 0.05 ? `(+${grown.toFixed(1)}) ` : ''}${name}`,
    );
}

function writeRecord() {
  const sizes = budgets.map((budget) => [
    budget.name,
    Object.fromEntries(weigh(budget).files.map(({ name, size }) => [name, Number(size.toFixed(2))])),
  ]);
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
}

/**
 * The weight of each file by its content: the name and the check of a step both ask for it.
 * @type {Map<string, number>}
 */
const weights = new Map();

/**
 * Returns the content to weigh. A page is weighed by its inline styles and scripts.
 *
 * @param {string} file
 */
function contentOf(file) {
  const content = readFileSync(file);
  if (!file.endsWith('.html')) return content;
  const inline = String(content).matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g);
  return Buffer.from([...inline].map(([, , text]) => text).join('\n'));
}

/** @param {string} file */
function brotli(file) {
  const content = contentOf(file);
  const key = createHash('sha256').update(content).digest('hex');
  const weight = weights.get(key) ?? brotliCompressSync(content, { params }).length;
  weights.set(key, weight);
  return weight;
}

/**
 * Lists the files that the browser loads for index.html and the screen at this address.
 *
 * @param {'visitor' | 'agent'} who
 * @param {string} path
 */
function dashboardFiles(who, path) {
  const dist = join(root, 'packages/dashboard/dist');
  /** @type {{ who: string, paths: Record<string, string>, files: string[] }[]} */
  const screens = JSON.parse(readFileSync(join(dist, '.vite/screens.json'), 'utf8'));
  const screen = screens.find((one) => one.who === who && path in one.paths);
  if (!screen) throw new Error(`The build knows no screen at ${path}.`);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
  return ['index.html', ...first, ...screen.files]
    .filter((file) => /\.(html|js|css)$/.test(file))
    .map((file) => join(dist, file));
}

/** @param {string} name */
function embedFile(name) {
  const embeds = join(root, 'packages/widgets/dist/embed');
  const versions = existsSync(embeds) ? readdirSync(embeds) : [];
  const file = versions.map((version) => join(embeds, version, name)).find((each) => existsSync(each));
  if (!file) throw new Error(`The embed has no ${name}.`);
  return file;
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--write')) writeRecord();
  const { failed } = await take(sizeSteps);
  process.exitCode = failed === 0 ? 0 : 1;
}
