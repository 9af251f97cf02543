import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { fromSource, quiet } from './base.ts';
import { compressed } from './compressed.ts';
import { inlineStyles } from './inlineStyles.ts';
import { integrity } from './integrity.ts';
import { loader } from './loader.ts';
import { at, manifestOf } from './paths.ts';
import { aliasesFor, embedRuntime } from './preact.ts';

const folder = at('packages/widgets/src/embed');
const suffix = '.element.tsx';

/**
 * The script tag: `oja.js`, which only finds elements and loads their code, and beside it the ES modules that mount them.
 * The version is in the path, so that a page can pin it and a cache can keep it for ever.
 */
export function embed(): UserConfig {
  const { resolve, environments } = fromSource();
  return {
    root: at('packages/widgets'),
    // Files find each other from where they are: the host's page is on another origin.
    base: './',
    publicDir: false,
    environments,
    resolve: { ...resolve, alias: aliasesFor(embedRuntime) },
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      inlineStyles(),
      loader(join(folder, 'loader.ts')),
      integrity(),
      compressed(),
    ],
    build: {
      target: 'es2022',
      outDir: join('dist/embed', manifestOf('packages/widgets').version),
      emptyOutDir: true,
      // A preload helper would put <link>s into the host's head.
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        ...quiet,
        input: mounts(),
        optimization: { inlineConst: true },
        // The loader imports `mount` from each.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}

/** `purchase.element.tsx` mounts every tag that sells something, and becomes `purchase.js`. */
function mounts(): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith(suffix));
  return Object.fromEntries(files.map((file) => [file.slice(0, -suffix.length), join(folder, file)]));
}
