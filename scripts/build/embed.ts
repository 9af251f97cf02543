import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { bakedElements } from './bakedElements.ts';
import { fromSource, quiet } from './base.ts';
import { compressed } from './compressed.ts';
import { elementFiles } from './elementFiles.ts';
import { integrity } from './integrity.ts';
import { lateFiles } from './lateFiles.ts';
import { movingChannel } from './movingChannel.ts';
import { olderEngines } from './olderEngines.ts';
import { at, manifestOf } from './paths.ts';
import { embedRuntime, type Runtime } from './preact.ts';

const folder = at('packages/widgets/src/embed');

export interface EmbedOptions {
  readonly runtime?: Runtime;
  /** The only tags whose files are made; all of the catalogue's where it is left out. */
  readonly tags?: readonly string[];
}

/**
 * The script tag: `oja.js`, a classic script for `<script async src>` on any page, which only finds elements and loads
 * their code; beside it an ES module with what all tags share, and a small one for each tag. The version is in the
 * path, so that a page can pin it and a cache can keep it for ever.
 */
export function embed({ runtime = embedRuntime, tags }: EmbedOptions = {}): UserConfig {
  const { version } = manifestOf('packages/widgets');
  const { define, ...sources } = fromSource();
  return {
    ...sources,
    define: { ...define, __OJA_VERSION__: JSON.stringify(version) },
    root: at('packages/widgets'),
    // Files find each other from where they are: the host's page is on another origin.
    base: './',
    publicDir: false,
    plugins: [
      bakedElements(join(folder, 'elements.ts')),
      elementFiles(runtime, tags),
      lateFiles(folder),
      olderEngines(),
      integrity(),
      compressed(),
      movingChannel(),
    ],
    build: {
      target: 'es2022',
      outDir: join('dist/embed', version),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        ...quiet,
        input: join(folder, 'loader.ts'),
        // It can import only by URL, at run time: a classic script shares no chunk with ES modules.
        output: { format: 'iife', entryFileNames: 'oja.js' },
      },
    },
  };
}
