import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../scripts/build/paths.ts';
import { capture } from '../scripts/spawn.mjs';
import { closeContexts, openTestBrowser } from '../scripts/testBrowser.mjs';
import { COMPONENTS_FILE } from './properties/docgenPlugin.ts';
import type { ComponentDoc } from './properties/readComponents.ts';
import { awaitLiveStory, readDocs, showDocs } from './testing/docsPages.ts';
import { type ServedFolder, serveFolder } from './testing/serveFolder.ts';

/** Differs from the folder of `npm run build-storybook`, which somebody may be looking at. */
const built = at('.cache/storybook');

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
  readonly tags: readonly string[];
}

const readBuilt = <T>(file: string) => JSON.parse(readFileSync(`${built}/${file}`, 'utf8')) as T;

let site: ServedFolder;
let page: Page;
let entries: readonly Entry[];
const complaints: string[] = [];

beforeAll(async () => {
  const { code, output } = await capture('storybook', ['build', '--quiet', '--output-dir', built]);
  if (code !== 0) throw new Error(output);
  entries = Object.values(readBuilt<{ entries: Record<string, Entry> }>('index.json').entries).filter(
    ({ type }) => type === 'docs',
  );
  const [browser] = await Promise.all([
    openTestBrowser(),
    serveFolder(built).then((served) => (site = served)),
  ]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(15_000);
  page.on('console', (message) => {
    // The fake server may refuse a request, and aborts open ones when a page is left. Neither is an error of the page.
    const isFakeServer = message.location().url.includes('.oja.test/');
    if (message.type() === 'error' && !isFakeServer) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // Starts with the last page: Storybook would not render a page again that it already shows.
  await page.goto(`${site.url}/iframe.html?viewMode=docs&id=${entries.at(-1)?.id}`);
  await page.locator('#storybook-docs h1').first().waitFor();
}, 180_000);
afterAll(async () => {
  site?.close();
  await closeContexts(page?.context().browser() ?? undefined);
});

const shown = new Set<string>();

/** Lists the problems of a docs page once its story is rendered. */
async function problemsOf({ id, tags }: Entry): Promise<readonly string[]> {
  await showDocs(page, id);
  if (!tags.includes('unattached-mdx')) await awaitLiveStory(page);
  const { components, undescribed, failure } = await readDocs(page);
  for (const name of components) shown.add(name);
  return [...complaints.splice(0), ...undescribed, ...failure];
}

it('renders every docs page of the built Storybook with a live story, no error, and each property described', async () => {
  const wrong: string[] = [];
  for (const entry of entries) {
    const problems = await problemsOf(entry).catch((problem: Error) => [
      problem.message,
      ...complaints.splice(0),
    ]);
    wrong.push(...problems.map((problem) => `${entry.id}: ${problem}`));
  }
  expect(wrong).toEqual([]);
});

it('shows an argument table for each component that a host can import', () => {
  const components = readBuilt<readonly ComponentDoc[]>(COMPONENTS_FILE);
  const withProperties = components.filter(({ properties }) => properties.length > 0);
  expect(withProperties.length).toBeGreaterThan(0);
  expect([...shown].sort()).toEqual(withProperties.map(({ name }) => name).sort());
});
