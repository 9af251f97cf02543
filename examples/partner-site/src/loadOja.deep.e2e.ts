import type { Page, Route } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { at } from '../../../scripts/build/paths.ts';
import { visitsForTests } from './testing/demoVisit.helper.ts';
import { VERSION } from './testing/embedBuild.helper.ts';

const here = visitsForTests();
let page: Page;
beforeEach(() => {
  ({ page } = here.visit);
});

const asked = () => here.visit.requests.filter((request) => request.url().endsWith('/oja.js')).length;

/** Opens a page on the shop's origin. It serves two copies of the package, under `/one/` and `/two/`. */
async function open(head = '', headers: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.context().grantPermissions(['local-network-access'], { origin: here.sites.shop.url });
  await page.route(`${here.sites.shop.url}/**`, (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const [, file] = /^\/(?:one|two)\/(.+)$/.exec(pathname) ?? [];
    if (file) return route.fulfill({ path: at('packages/embed/dist', file), contentType: 'text/javascript' });
    return route.fulfill({ contentType: 'text/html', headers, body: `<!doctype html><head>${head}</head>` });
  });
  await page.goto(here.sites.shop.url);
}

/** Calls `loadOja` of one copy. Returns the loaded version or the error message. */
const load = (
  copy: 'one' | 'two' = 'one',
  options: object = { apiBase: here.sites.api.url },
): Promise<string> =>
  // Passed as text, because the test runner would transform an `import()` inside a function.
  page.evaluate(`import('/${copy}/index.js').then(({ loadOja }) => loadOja(${JSON.stringify(options)})).then(
    (oja) => oja.version,
    (problem) => problem.message,
  )`);

/** Fails the first `times` requests for oja.js. `passPauses` advances the clock until there were that many tries. */
async function lose(times: number): Promise<{ tries(): number; passPauses(until: number): Promise<void> }> {
  let tries = 0;
  await page.clock.install();
  await page.route('**/oja.js', (route) => {
    tries += 1;
    return tries <= times ? route.abort() : route.continue();
  });
  return {
    tries: () => tries,
    passPauses: (until) =>
      expect
        .poll(async () => {
          await page.clock.runFor(5_000);
          return tries;
        })
        .toBe(until),
  };
}

it('loads oja.js once for repeated calls and two copies of the package', async () => {
  await open();
  expect(await Promise.all([load(), load(), load('two')])).toEqual([VERSION, VERSION, VERSION]);
  expect(await load()).toBe(VERSION);
  expect(asked()).toBe(1);
  expect(await page.evaluate(() => !!customElements.get('oja-data-purchase'))).toBe(true);
});

it('uses the script tag in the page’s markup', async () => {
  await open(
    `<script async src="${here.sites.api.url}/embed/${VERSION}/oja.js" data-api-base="${here.sites.api.url}"></script>`,
  );
  expect(await load()).toBe(VERSION);
  expect(asked()).toBe(1);
});

it('retries a script request that failed', async () => {
  await open();
  const { passPauses } = await lose(2);
  const loaded = load();
  await passPauses(3);
  expect(await loaded).toBe(VERSION);
});

it('gives up after three tries, and loads at the next call', async () => {
  await open();
  const { passPauses, tries } = await lose(3);
  const lost = load();
  await passPauses(3);
  expect(await lost).toContain('could not be loaded');
  expect(await page.locator('script').count()).toBe(0);
  expect(await load()).toBe(VERSION);
  expect(tries()).toBe(4);
});

it('rejects with a fix if Trusted Types stop code from adding a script', async () => {
  await open('', { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'" });
  expect(await load()).toContain('Write the script tag into your HTML');
});

it('rejects with `name-taken` if the page has its own window.Oja', async () => {
  await open('<script>window.Oja = { mine: true }</script>');
  expect(await load()).toContain('name-taken');
});

it('loads a script with the right hash under a policy that requires a nonce', async () => {
  await open('', { 'Content-Security-Policy': "script-src 'nonce-n1' 'self' 'strict-dynamic'" });
  const { 'oja.js': integrity } = (await (
    await fetch(`${here.sites.api.url}/embed/${VERSION}/sri.json`)
  ).json()) as Record<string, string>;
  expect(await load('one', { apiBase: here.sites.api.url, nonce: 'n1', integrity })).toBe(VERSION);
});
