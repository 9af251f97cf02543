import type { Page, Route } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { at } from '../../../scripts/build/paths.ts';
import { visitsForTests } from './testing/demoVisit.harness.ts';
import { VERSION } from './testing/embedBuild.harness.ts';

const here = visitsForTests();
let page: Page;
beforeEach(() => {
  ({ page } = here.visit);
});

/** The number of requests for oja.js. */
const asked = () => here.visit.requests.filter((request) => request.url().endsWith('/oja.js')).length;

/** A page of the shop's origin; the package is below `/one/` and, as another copy, below `/two/`. */
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

/** Calls `loadOja` of a copy; gives the version that came, or what was wrong. */
const load = (
  copy: 'one' | 'two' = 'one',
  options: object = { apiBase: here.sites.api.url },
): Promise<string> =>
  // A text: the test runner would put its own import into a function.
  page.evaluate(`import('/${copy}/index.js').then(({ loadOja }) => loadOja(${JSON.stringify(options)})).then(
    (oja) => oja.version,
    (problem) => problem.message,
  )`);

/** Lets the network lose oja.js so many times, and its pauses pass. */
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

it('loads oja.js once, whoever asks', async () => {
  await open();
  expect(await Promise.all([load(), load(), load('two')])).toEqual([VERSION, VERSION, VERSION]);
  expect(await load()).toBe(VERSION);
  expect(asked()).toBe(1);
  expect(await page.evaluate(() => !!customElements.get('oja-data-purchase'))).toBe(true);
});

it('takes the script that the page has in its markup', async () => {
  await open(
    `<script async src="${here.sites.api.url}/embed/${VERSION}/oja.js" data-api-base="${here.sites.api.url}"></script>`,
  );
  expect(await load()).toBe(VERSION);
  expect(asked()).toBe(1);
});

it('asks again for a script that was lost', async () => {
  await open();
  const { passPauses } = await lose(2);
  const loaded = load();
  await passPauses(3);
  expect(await loaded).toBe(VERSION);
});

it('gives up after three tries, and begins anew when it is asked again', async () => {
  await open();
  const { passPauses, tries } = await lose(3);
  const lost = load();
  await passPauses(3);
  expect(await lost).toContain('did not come');
  expect(await page.locator('script').count()).toBe(0);
  expect(await load()).toBe(VERSION);
  expect(tries()).toBe(4);
});

it('says what to do where Trusted Types let no code add a script', async () => {
  await open('', { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types 'none'" });
  expect(await load()).toContain('write the script tag into your HTML');
});

it('says so where the page has another window.Oja', async () => {
  await open('<script>window.Oja = { mine: true }</script>');
  expect(await load()).toContain('name-taken');
});

it('runs a script with the right hash under a policy that wants a nonce', async () => {
  await open('', { 'Content-Security-Policy': "script-src 'nonce-n1' 'self' 'strict-dynamic'" });
  const { 'oja.js': integrity } = (await (
    await fetch(`${here.sites.api.url}/embed/${VERSION}/sri.json`)
  ).json()) as Record<string, string>;
  expect(await load('one', { apiBase: here.sites.api.url, nonce: 'n1', integrity })).toBe(VERSION);
});
