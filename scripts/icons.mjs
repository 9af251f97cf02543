import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, requireChromium } from './chromium.mjs';
import { root } from './spawn.mjs';

/**
 * `node scripts/icons.mjs` renders the home-screen icons from favicon.svg, in the same folder.
 * `packages/dashboard/public/manifest.webmanifest` lists them.
 */
const folder = join(root, 'packages/dashboard/public');
const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** Fills its square, because each phone crops a maskable icon to another shape. */
const maskable = icon.replace(/(<rect\b[^>]*) rx="\d+"/, '$1');
if (maskable === icon) throw new Error('favicon.svg has no <rect … rx="…"> as its background.');

const files = /** @type {const} */ ([
  ['icon-192.png', 192, icon],
  ['icon-512.png', 512, icon],
  ['icon-maskable-512.png', 512, maskable],
  ['apple-touch-icon.png', 180, maskable],
]);

const { chromium } = await import('playwright');
const browser = await chromium.launch({ executablePath: await requireChromium(), args: chromiumArgs });
for (const [file, size, svg] of files) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
