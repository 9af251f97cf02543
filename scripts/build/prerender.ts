import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { fromSource, quiet } from './base.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';

type Bundle = Rolldown.OutputBundle;
type Pictures = { visitor: string; agent: string };

const start = 'packages/dashboard/src/start';
/** What is loaded on demand first, on either side of the sign-in. */
const next = {
  visitor: ['src/pages/login/LoginPage.tsx'],
  agent: ['src/shell/Shell.tsx', 'src/pages/home/HomePage.tsx'],
};

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
        const { visitor, agent } = await pictures(name);
        const source = await firstPaint({
          visitor: scripts(bundle, next.visitor),
          agent: scripts(bundle, next.agent),
        });
        const script = this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }));
        const late = stylesOf(bundle, next.visitor).find((file) => !html.includes(file));
        if (late) return this.error(`The sign-in form needs ${late}: name its styles in firstStyles.ts.`);
        page.source = html
          // Before the stylesheets: a script after them would wait for them.
          .replace('<script type="module"', `<script src="/${script}"></script>\n    $&`)
          .replace('<div id="visitor"></div>', () => `<div id="visitor">${visitor}</div>`)
          .replace('<div id="agent"></div>', () => `<div id="agent">${agent}</div>`);
      },
    },
  };
}

/** Runs the app in Node, as far as its first paint. */
async function pictures(productName: string): Promise<Pictures> {
  // Within the repository, so that what it imports is found.
  const outDir = at('node_modules/.cache/oja-prerender');
  await build({
    ...fromSource(),
    configFile: false,
    logLevel: 'warn',
    root: at('packages/dashboard'),
    publicDir: false,
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), openapi()],
    build: {
      ssr: at(start, 'prerender.tsx'),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { ...quiet, output: { entryFileNames: 'prerender.js', codeSplitting: false } },
    },
  });
  const file = `${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`;
  const { prerender: draw } = (await import(file)) as { prerender(name: string): Promise<Pictures> };
  const drawn = await draw(productName);
  await rm(outDir, { recursive: true, force: true });
  for (const picture of Object.values(drawn)) {
    if (/\sstyle=/.test(picture))
      throw new Error('A style attribute in the first paint: a strict policy would drop it.');
  }
  return drawn;
}

/** The script that runs before the first paint: a classic one, for it must not wait. */
async function firstPaint(files: Record<string, string[]>): Promise<string> {
  const result = (await build({
    ...fromSource(),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __OJA_NEXT__: JSON.stringify(files) },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: at(start, 'firstPaint.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

function chunksOf(bundle: Bundle, sources: readonly string[]): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const source of sources) add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source)));
  return [...found];
}

const scripts = (bundle: Bundle, sources: readonly string[]) =>
  chunksOf(bundle, sources).map(({ fileName }) => `/${fileName}`);

function stylesOf(bundle: Bundle, sources: readonly string[]): string[] {
  return chunksOf(bundle, sources).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
}
