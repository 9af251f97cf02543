import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../../../../../scripts/build/paths.ts';
import { builtModule, launchChromium } from '../../testing/builtModule.helper.ts';
import { keyChangeSale, parsePurchase } from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { plainReceipt } from '../receipt/plainReceipt.ts';
import { type Paper, paperNames, papers } from './paper.ts';

const MM = 72 / 25.4;
const receipt = plainReceipt(
  parsePurchase(keyChangeSale),
  { seller: 'Amaka Okafor', support: '0801 234 5678' },
  en,
);

/** The strict CSP of a partner's page: no inline code, and no code from strings. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const html = `<!doctype html><link rel="stylesheet" href="/page.css"><script type="module" src="/main.js"></script>
<header>Shop</header><main><p>Something else of this page</p></main><dialog>A dialog</dialog>`;
const script = `import { printReceipt } from '/print.js';
window.printReceipt = printReceipt;`;
const css = `html, body { height: 100%; overflow: hidden; margin: 40px }
@media print { main { display: block !important } p, li, dd { font-size: 90px !important; width: 900px !important } }`;

interface Loaded {
  readonly printReceipt: typeof import('./printReceipt.ts')['printReceipt'];
}

let browser: Browser;
let code: string;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  code = await builtModule(at('packages/widgets/src/delivery/print/printReceipt.ts'));
});
afterAll(() => browser.close());
afterEach(() => page.close());

/** Opens a page and prints this receipt. */
async function printed(paper: Paper, times = 1): Promise<Page> {
  page = await browser.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const served: Record<string, [type: string, body: string]> = {
      '/': ['text/html', html],
      '/page.css': ['text/css', css],
      '/main.js': ['text/javascript', script],
      '/print.js': ['text/javascript', code],
    };
    const [contentType, body] = served[pathname] ?? ['text/plain', ''];
    return route.fulfill({ contentType, body, headers: { 'content-security-policy': policy } });
  });
  await page.goto('https://shop.example/');
  await page.evaluate(
    ({ receipt, paper, times }) => {
      const { printReceipt } = window as never as Loaded;
      const seen = { prints: 0, violations: [] as string[] };
      Object.assign(window, {
        seen,
        print: () => {
          seen.prints += 1;
        },
      });
      document.addEventListener('securitypolicyviolation', (event) => {
        seen.violations.push(event.effectiveDirective);
      });
      for (let time = 0; time < times; time++) printReceipt(document, receipt, paper);
    },
    { receipt, paper, times },
  );
  return page;
}

const seen = () => page.evaluate(() => (window as never as { seen: unknown }).seen);
const sheet = () => page.locator('[data-oja-paper] .sheet');

/** The sizes of a PDF's pages, in mm. */
async function pagesOf(): Promise<readonly (readonly [number, number])[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Number(width) / MM,
    Number(height) / MM,
  ]);
}

describe.each(paperNames)('a receipt on %s', (paper) => {
  it('prints only the receipt, under a strict CSP with Trusted Types', async () => {
    await printed(paper);
    await page.emulateMedia({ media: 'print' });
    for (const said of [
      '1111 2222 3333 4444 5555',
      'Step 3. Token',
      'NGOZI EZE',
      'Amaka Okafor',
      'Support 0801 234 5678',
    ]) {
      expect(await sheet().getByText(said).isVisible()).toBe(true);
    }
    // `innerText` of the body has only the rendered text outside the sheet's shadow root.
    // biome-ignore lint/performance/useDomNodeTextContent: `textContent` also has text that is not rendered.
    const drawnOutside = await page.evaluate(() => document.body.innerText);
    expect(drawnOutside.trim()).toBe('');
    expect(await seen()).toEqual({ prints: 1, violations: [] });
  });

  it('fits the paper’s width, and is as long as its content', async () => {
    await printed(paper);
    await page.emulateMedia({ media: 'print' });
    const { width, margin, isRoll } = papers[paper];
    const within = await sheet().evaluate((element) => {
      const host = (element.getRootNode() as ShadowRoot).host.getBoundingClientRect();
      const boxes = [...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
      return {
        width: host.width,
        height: host.height / (96 / 25.4),
        overflow: Math.max(...boxes.map(({ right }) => right - host.right)),
        parts: boxes.length,
      };
    });
    expect(within.parts).toBeGreaterThan(40);
    expect(within.overflow).toBeLessThanOrEqual(0.5);
    expect(within.width).toBeCloseTo(((width - 2 * margin) / 25.4) * 96, 0);

    const pages = await pagesOf();
    expect(pages).toHaveLength(1);
    const [paperWidth = 0, paperHeight = 0] = pages[0] ?? [];
    expect(paperWidth).toBeCloseTo(width, 0);
    if (!isRoll) expect(paperHeight).toBeCloseTo(297, 0);
    else {
      expect(paperHeight).toBeGreaterThan(within.height);
      expect(paperHeight).toBeLessThan(within.height + 15);
    }
  });
});

describe('after printing', () => {
  it('restores the page once the person is back on it', async () => {
    await printed('roll58');
    expect(await page.getByText('Something else of this page').isVisible()).toBe(true);
    expect(await sheet().isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await sheet().count()).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await sheet().count()).toBe(0);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Something else of this page').isVisible()).toBe(true);
  });

  it('removes the token at the next touch if the browser does not report the end of printing', async () => {
    await printed('roll80');
    await page.mouse.click(5, 5);
    expect(await sheet().count()).toBe(0);
  });

  it('replaces the last receipt by the next one', async () => {
    await printed('a4', 3);
    expect(await sheet().count()).toBe(1);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  });
});
