import { existsSync, readFileSync } from 'node:fs';
import type { SizeLimitConfig } from 'size-limit';
import { languages } from './scripts/build/base.ts';
import { neededFiles } from './scripts/build/manifests.ts';
import { at } from './scripts/build/paths.ts';
import type { Screen } from './scripts/build/screens.ts';
import { embedFolder, isSelling, readTagFiles } from './scripts/embedContents.mjs';

// Budgets of what the builds write, after brotli; a kB is 1,000 bytes. `npx size-limit` prints all of them.

const dashboard: SizeLimitConfig = [
  { name: 'login, first load', limit: '44.5 kB', path: screenFiles('visitor', '/login') },
  { name: 'signed in, with /', limit: '79.5 kB', path: screenFiles('agent', '/') },
];

/** A tag without an entry gets the budget of a form with a look-up, or of a small widget. */
const tagLimits: Readonly<Record<string, string>> = {
  'oja-data-purchase': '51 kB',
  'oja-airtime-purchase': '51 kB',
  'oja-wallet-balance': '30 kB',
  'oja-service-health': '30 kB',
  'oja-price-list': '35 kB',
  // Its dialogs come later.
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

const budgets: SizeLimitConfig = [...dashboard, ...embed].map((budget) => ({ ...budget, rolldown: false }));

// size-limit passes over a file that is not there.
const missing = budgets.flatMap(({ path }) => path).filter((file) => !existsSync(at(file)));
if (missing.length > 0) throw new Error(`The build has no ${missing.join(', ')}.`);

export default budgets;

/** Lists the files that the browser loads for index.html and the screen at this address. */
function screenFiles(who: 'agent' | 'visitor', path: string): string[] {
  const folder = 'packages/dashboard/dist';
  const screens: Pick<Screen, 'who' | 'paths' | 'files'>[] = JSON.parse(
    readFileSync(at(folder, '.vite/screens.json'), 'utf8'),
  );
  const screen = screens.find((one) => one.who === who && path in one.paths);
  if (!screen) throw new Error(`The build knows no screen at ${path}.`);
  const first = Object.entries(neededFiles(at(folder), ['manifest'])).flat(2);
  return [
    `${folder}/index.html`,
    ...first.map((file) => `${folder}/${file}.js`),
    ...screen.files.map((file) => folder + file),
  ];
}

function embedFile(name: string): string {
  return `${embedFolder}/${name}.js`;
}
