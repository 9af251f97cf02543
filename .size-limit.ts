import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import type { Manifest } from 'vite';
import type { StartPageFiles } from './packages/dashboard/build/startPages.ts';
import { imported, manifestFile, neededFiles } from './packages/widgets/build/manifests.ts';
import { isDeep, languages } from './scripts/build/base.ts';
import { at } from './scripts/build/paths.ts';
import { embedFolder, isSelling, readTagFiles } from './scripts/embedContents.mjs';

// Budgets for the builds' output, in kB (1,000 bytes) after brotli. `npx size-limit` prints them. With OJA_DEEP=1 each
// widget is measured too.

const app = 'packages/dashboard/dist';

const dashboard: SizeLimitConfig = [
  { name: 'login, first load', limit: '44.5 kB', path: screenFiles('signed-out', '/login') },
  { name: 'signed in, with /', limit: '79.5 kB', path: screenFiles('agent', '/') },
  // What loads before the agent's frame (33 kB): the form, and the links to other languages.
  { name: 'register, besides login', limit: '7.5 kB', path: pageFiles('register/RegisterPage.tsx') },
  {
    name: 'reset password, besides login',
    limit: '8.5 kB',
    path: pageFiles('reset-password/ResetPasswordPage.tsx'),
  },
];

/** Budgets of tags. A tag without an entry gets the default for a form with a look-up, or for a small widget. */
const tagLimits: Readonly<Record<string, string>> = {
  'oja-data-purchase': '51 kB',
  'oja-airtime-purchase': '51 kB',
  'oja-wallet-balance': '30 kB',
  'oja-service-health': '30 kB',
  'oja-price-list': '35 kB',
  'oja-funding': '33 kB',
  // Its dialogs load on demand.
  'oja-receipt': '48 kB',
  'oja-transaction-list': '55 kB',
};

const tags = Object.entries(readTagFiles()).map(([tag, files]) => ({ tag, files }));
const loader = embedFile('oja');

const embed: SizeLimitConfig = [
  { name: 'oja.js, the loader', limit: '3 kB', path: loader },
  ...tags.map(({ tag, files }) => ({
    name: isSelling(tag) ? `<${tag}>, a whole sale` : `<${tag}>`,
    limit: tagLimits[tag] ?? (isSelling(tag) ? '56 kB' : '40.5 kB'),
    path: [loader, ...files],
  })),
  {
    name: 'all tags that sell on one page',
    limit: '62 kB',
    path: [loader, ...tags.filter(({ tag }) => isSelling(tag)).flatMap(({ files }) => files)],
  },
  { name: 'a theme besides', limit: '2 kB', path: embedFile('oja-theme') },
  { name: 'a frame besides oja.js', limit: '2 kB', path: embedFile('oja-frame') },
  { name: 'the page in a frame besides', limit: '2 kB', path: embedFile('oja-frame-page') },
  ...languages().map((language) => ({
    name: `a page's language besides, ${language}`,
    limit: '8.5 kB',
    path: embedFile(`oja-${language}`),
  })),
];

/** Size of one widget imported from npm, without React. A widget without an entry gets a default. */
const widgetLimits: Readonly<Record<string, string>> = {
  InstallPrompt: '1.5 kB',
  PrintCards: '2.5 kB',
  SupportButton: '3 kB',
  ServiceHealth: '4 kB',
  // The list itself is loaded with its first line.
  Bulk: '4.5 kB',
  Outages: '5 kB',
  SignIn: '5 kB',
  WalletBalance: '6 kB',
  OpenPurchases: '18 kB',
  Receipt: '18.5 kB',
  SellingPrices: '21 kB',
  Funding: '21.5 kB',
  ApiKeys: '21.5 kB',
  // The filters, the CSV file and the panel of a transaction.
  TransactionList: '26.5 kB',
};

const core = 'packages/core/dist/index.js';
const widgets = 'packages/widgets/dist';

const hosts: SizeLimitConfig = [
  // Uncompressed bytes.
  { name: 'one function of core', limit: '300 B', brotli: false, path: core, import: '{ isFinal }' },
  {
    // Uses the main entry points. The theme's contrast report would add 0.4 kB, a purchase 5.7 kB.
    name: "core's client and a wallet balance",
    limit: '20.5 kB',
    path: core,
    import: { [core]: '{ createClient }', [`${widgets}/index.js`]: '{ WalletBalance }' },
  },
  ...(isDeep ? await findComponents() : []).map(({ entryPoint, name }) => ({
    name: `${name} from npm`,
    limit: widgetLimits[name] ?? (name.endsWith('Purchase') ? '45.5 kB' : '16.5 kB'),
    path: entryPoint,
    import: `{ ${name} }`,
  })),
];

const budgets: SizeLimitConfig = [
  // The builds have already compressed these files.
  ...[...dashboard, ...embed].map(({ path, ...budget }) => ({
    ...budget,
    path: [path].flat().map((file) => `${file}.br`),
    brotli: false,
    rolldown: false,
  })),
  // An entry counts its file and all static imports, but no dynamic import.
  ...hosts.map((budget) => ({ ...budget, entry: 'index', ignore: ['react', 'react-dom'] })),
];

// size-limit skips missing files.
const missing = budgets.flatMap(({ path }) => path).filter((file) => !existsSync(at(file)));
if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}.`);

export default budgets;

/** Lists the files that the browser loads for index.html and for the screen at this address. */
function screenFiles(who: 'agent' | 'signed-out', path: string): string[] {
  const screens: Pick<StartPageFiles, 'who' | 'paths' | 'files'>[] = JSON.parse(
    readFileSync(at(app, '.vite/screens.json'), 'utf8'),
  );
  const screen = screens.find((one) => one.who === who && path in one.paths);
  if (!screen) throw new Error(`The build knows no screen at ${path}.`);
  const first = Object.entries(neededFiles(at(app), ['manifest'])).flat(2);
  return [
    `${app}/index.html`,
    ...first.map((file) => `${app}/${file}.js`),
    ...screen.files.map((file) => app + file),
  ];
}

/** Lists the files that a page before sign-in adds to those of index.html. */
function pageFiles(page: string): string[] {
  const manifest = JSON.parse(readFileSync(at(app, manifestFile('manifest')), 'utf8')) as Manifest;
  const first = imported(manifest, 'index.html');
  const needed = [`src/pages/${page}`, 'src/language/startLanguages.tsx'].flatMap((module) => [
    ...imported(manifest, module),
  ]);
  return [...new Set(needed)]
    .filter((key) => !first.has(key))
    .flatMap((key) => [manifest[key]?.file, ...(manifest[key]?.css ?? [])])
    .map((file) => `${app}/${file}`);
}

function embedFile(name: string): string {
  return `${embedFolder}/${name}.js`;
}

/** Lists the components of each widget's entry point. */
async function findComponents() {
  // Folders that the widgets build on.
  const kit = ['ui', 'binding', 'theme', 'text'];
  const entryPoints = readdirSync(at(widgets))
    .filter((folder) => !kit.includes(folder))
    .map((folder) => `${widgets}/${folder}/index.js`)
    .filter((file) => existsSync(at(file)));
  const names = await Promise.all(
    entryPoints.map(async (entryPoint) =>
      Object.keys(await import(`./${entryPoint}`)).map((name) => ({ entryPoint, name })),
    ),
  );
  return names.flat().filter(({ name }) => /^[A-Z]/.test(name));
}
