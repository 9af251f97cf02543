import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { fromSource, quiet } from './base.ts';
import { inlineStyles } from './inlineStyles.ts';
import { at } from './paths.ts';
import { aliasesFor } from './preact.ts';
import { type PurchaseEntry, purchaseEntries } from './purchaseEntries.ts';

const ENTRY = 'oja:entry';

/**
 * Adds a file for each tag, which holds all that its element needs and no more. The files share nothing: a part that
 * did not come could not be asked for again, because browsers remember modules that failed.
 */
export function elementFiles(runtime: 'preact' | 'react', only?: readonly string[]): Plugin {
  return {
    name: 'oja:element-files',
    apply: 'build',
    async generateBundle() {
      for (const entry of await purchaseEntries()) {
        if (only && !only.includes(entry.tag)) continue;
        this.emitFile({ type: 'asset', fileName: `${entry.tag}.js`, source: await bundled(entry, runtime) });
      }
    },
  };
}

async function bundled(entry: PurchaseEntry, runtime: 'preact' | 'react'): Promise<string> {
  const { output } = (await build(configOf(entry, runtime))) as Rolldown.RolldownOutput;
  const [chunk, ...rest] = output;
  if (rest.length > 0) throw new Error(`<${entry.tag}> must be one file, and nothing of it loaded later.`);
  return chunk.code;
}

function configOf({ tag, code }: PurchaseEntry, runtime: 'preact' | 'react'): InlineConfig {
  const { resolve, environments } = fromSource();
  return {
    root: at('packages/widgets'),
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    environments,
    resolve: { ...resolve, alias: aliasesFor(runtime) },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      inlineStyles(),
    ],
    build: {
      target: 'es2022',
      write: false,
      // A preload helper would put <link>s into the host's head.
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        ...quiet,
        input: { [tag]: ENTRY },
        optimization: { inlineConst: true },
        // The loader imports `mount` from each.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  };
}
