import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { fromSource, quiet } from './base.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';
import { aliasesFor, dashboardRuntime } from './preact.ts';

type Bundle = Rolldown.OutputBundle;
type Pictures = { visitor: string; agent: string };
/** What `prerender.tsx` lets out, once it is built. */
type Prerendered = {
  prerender(name: string): Promise<Pictures>;
  drawManifest(name: string, themeColor: string): object;
  screens: readonly Readonly<{
    paths: readonly string[];
    access: string;
    chunk: string;
    calls: readonly string[];
  }>[];
};
/** What the screen at some addresses needs, on its side of the sign-in. */
interface Screen {
  readonly who: 'agent' | 'visitor';
  readonly paths: string[];
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

const start = 'packages/dashboard/src/start';
const FRAME = '/src/shell/Shell.tsx';
/** All addresses that index.html answers, for the service worker. */
export const PATHS = '.vite/paths.json';
const MANIFEST = 'manifest.webmanifest';
/** The modules that load a page, or the frame around it, on demand. */
const entrances = /\/src\/(routes|Screens)\.tsx$/;

/**
 * Draws the sign-in form and the frame into index.html, so that the first paint waits for no JavaScript, and adds the
 * small script that chooses between them. Neither needs anything inline: a strict policy holds.
 */
export function prerender(): Plugin {
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
        const { prerender: draw, screens, drawManifest } = await runPrerender();
        const { visitor, agent } = await pictures(draw, name);
        const onDemand = [...this.getModuleIds()].filter((id) =>
          this.getModuleInfo(id)?.dynamicImporters.some((importer) => entrances.test(importer)),
        );
        const found = findScreens(bundle, screens, onDemand);
        const script = this.getFileName(
          this.emitFile({ type: 'asset', name: 'start.js', source: await firstPaint(found) }),
        );
        // What scripts/sizes.mjs weighs.
        this.emitFile({
          type: 'asset',
          fileName: '.vite/screens.json',
          source: JSON.stringify(found, null, 2),
        });
        const paths = screens.flatMap((screen) => screen.paths);
        this.emitFile({ type: 'asset', fileName: PATHS, source: JSON.stringify(paths) });
        const manifest = JSON.stringify(drawManifest(name, themeColor), null, 2);
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest });
        const late = found
          .find(({ paths }) => paths.includes('/login'))
          ?.files.find((file) => file.endsWith('.css'));
        if (late) return this.error(`The sign-in form needs ${late}: name its styles in firstStyles.ts.`);
        const icon = await readFile(at('packages/dashboard/public/favicon.svg'), 'utf8');
        page.source = html
          // As short as the request for it would be.
          .replace('href="/favicon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
          // Before the stylesheets: a script after them would wait for them.
          .replace('<script type="module"', `<script src="/${script}"></script>\n    $&`)
          // Here and not in the source, where Vite would look for the file.
          .replace('<link rel="icon"', `<link rel="manifest" href="/${MANIFEST}" />\n    $&`)
          .replace('<div id="visitor"></div>', () => `<div id="visitor">${visitor}</div>`)
          .replace('<div id="agent"></div>', () => `<div id="agent">${agent}</div>`);
      },
    },
  };
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

/** Runs the app in Node, as far as its first paint. */
async function pictures(draw: Prerendered['prerender'], productName: string): Promise<Pictures> {
  const drawn = await draw(productName);
  for (const picture of Object.values(drawn)) {
    if (/\sstyle=/.test(picture))
      throw new Error('A style attribute in the first paint: a strict policy would drop it.');
  }
  return drawn;
}

/** The script that runs before the first paint: a classic one, for it must not wait. */
async function firstPaint(screens: readonly Screen[]): Promise<string> {
  const result = (await build({
    ...fromSource(),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __OJA_SCREENS__: JSON.stringify(screens) },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: at(start, 'firstPaint.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

/** What each address needs beside the page's own files: scripts, styles, with the frame's behind the sign-in, and reads. */
function findScreens(bundle: Bundle, screens: Prerendered['screens'], onDemand: readonly string[]): Screen[] {
  const found: Screen[] = [];
  for (const { paths, access, chunk, calls } of screens) {
    // The others are come to from these: their files would only make the first script longer.
    if (calls.length === 0 && !paths.includes('/login')) continue;
    const page = onDemand.find((id) => id.includes(`/src/pages/${chunk}/`));
    const frame = onDemand.find((id) => id.endsWith(FRAME));
    if (!page || !frame) throw new Error(`The build has no screen ${chunk} in a frame.`);
    const who = access === 'visitor' ? 'visitor' : 'agent';
    const files = filesOf(bundle, who === 'visitor' ? [page] : [frame, page]);
    const same = found.find(
      (other) => other.who === who && `${other.files}${other.calls}` === `${files}${calls}`,
    );
    if (same) same.paths.push(...paths);
    else found.push({ who, paths: [...paths], files, calls });
  }
  return found;
}

/** The files of these modules and of all that they import, without those that index.html itself names. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const module of modules) add(chunks.find(({ moduleIds }) => moduleIds.includes(module)));
  return [...found];
}
