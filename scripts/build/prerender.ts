import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { fromSource, quiet } from './base.ts';
import { findScreens, type ListedScreen, type Screen } from './firstScreens.ts';
import { POLICY_FOLDER, policyFiles, takeFirstStyles, writePage } from './inlined.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';
import { aliasesFor, dashboardRuntime } from './preact.ts';

type Bundle = Rolldown.OutputBundle;
type Pictures = { visitor: string; agent: string };
/** What `prerender.tsx` lets out, once it is built. */
type Prerendered = {
  prerender(name: string): Promise<Pictures>;
  drawManifest(name: string, themeColor: string): object;
  balanceCall: BalanceCall;
  screens: readonly ListedScreen[];
};
type BalanceCall = Readonly<{ path: string; asOf: string }>;
const start = 'packages/dashboard/src/start';
/** All addresses that index.html answers, for the service worker. */
export const PATHS = '.vite/paths.json';
const MANIFEST = 'manifest.webmanifest';
/**
 * Draws the sign-in form and the first screens into index.html, with their styles and the small script that chooses
 * between them, so that the first paint waits for no second request. What is inline is named in the policy by its hash.
 */
export function prerender(): Plugin[] {
  let styles = '';
  const first: Plugin = {
    name: 'oja:first-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        styles = takeFirstStyles(bundle);
      },
    },
  };
  return [first, drawing(() => styles)];
}

function drawing(firstStyles: () => string): Plugin {
  return {
    name: 'oja:prerender',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite writes index.html in the same hook.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return this.error('The build has no index.html.');
        const html = String(page.source);
        const name = /<meta name="oja-product-name" content="([^"]*)"/.exec(html)?.[1] ?? '';
        const themeColor = /<meta name="theme-color"[^>]* content="([^"]*)"/.exec(html)?.[1] ?? '';
        const { prerender: draw, screens, drawManifest, balanceCall } = await runPrerender();
        const drawn = await draw(name);
        const found = findScreens(bundle, screens, this);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        // What scripts/sizes.mjs weighs.
        emit('.vite/screens.json', JSON.stringify(found, null, 2));
        emit(PATHS, JSON.stringify(screens.flatMap((screen) => screen.paths)));
        emit(MANIFEST, JSON.stringify(drawManifest(name, themeColor), null, 2));
        const icon = await readFile(at('packages/dashboard/public/favicon.svg'), 'utf8');
        const script = (await firstPaint(found, balanceCall)).trim();
        const written = writePage(html, {
          ...drawn,
          script,
          styles: firstStyles(),
          late: lateStyles(bundle, found),
        })
          // As short as the request for it would be.
          .replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
          // Here and not in the source, where Vite would look for the file.
          .replace('<link rel="icon"', `<link rel="manifest" href="/${MANIFEST}" />\n    $&`);
        page.source = written;
        for (const [file, source] of Object.entries(policyFiles(written)))
          emit(`${POLICY_FOLDER}/${file}`, source);
      },
    },
  };
}

/** The stylesheets that come beside the scripts of the first screens. That of the sign-in form must be none of them. */
function lateStyles(bundle: Bundle, screens: readonly Screen[]): string[] {
  const stylesOf = (some: readonly Screen[]) =>
    [...new Set(some.flatMap(({ files }) => files))].filter((file) => file.endsWith('.css'));
  const [late] = stylesOf(screens.filter(({ paths }) => '/login' in paths));
  if (late) throw new Error(`The sign-in form needs ${late}: name its styles in firstStyles.ts.`);
  return stylesOf(screens).map((file) => readText(bundle, file.slice(1)));
}

/** Builds the app for Node. */
async function runPrerender(): Promise<Prerendered> {
  // Within the repository, so that what it imports is found.
  const outDir = at('node_modules/.cache/oja-prerender');
  const sources = fromSource();
  await build({
    ...sources,
    configFile: false,
    logLevel: 'warn',
    root: at('packages/dashboard'),
    publicDir: false,
    resolve: { ...sources.resolve, alias: aliasesFor(dashboardRuntime) },
    // What imports React from a package has to import what stands in for it, too.
    ssr: { noExternal: true },
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), openapi()],
    build: {
      ssr: at(start, 'prerender.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { ...quiet, output: { entryFileNames: 'prerender.js', codeSplitting: false } },
    },
  });
  const file = `${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`;
  const prerendered = (await import(file)) as Prerendered;
  await rm(outDir, { recursive: true, force: true });
  return prerendered;
}

/** The text of a file of the build that is no script. */
function readText(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
  return String(file.source);
}

/** The script that runs before the first paint: a classic one, for it must not wait. */
async function firstPaint(screens: readonly Screen[], balance: BalanceCall): Promise<string> {
  const result = (await build({
    ...fromSource(),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __OJA_SCREENS__: JSON.stringify(screens), __OJA_BALANCE__: JSON.stringify(balance) },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: at(start, 'firstPaint.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}
