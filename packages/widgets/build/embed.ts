import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, UserConfig } from 'vite';
import { baseline, fromSource, quiet } from '../../../scripts/build/base.ts';
import { compiledAhead } from '../../../scripts/build/compiledAhead.ts';
import { at, manifestOf } from '../../../scripts/build/paths.ts';
import { aliasesFor, embedRuntime, type Runtime } from '../../../scripts/build/preact.ts';
import { bakedModules, exportsOf } from './bakedModules.ts';
import { type EmbedBuild, embedBuilds } from './embedEntries.ts';
import { finishEmbed } from './finishEmbed.ts';
import { manifestFile, neededFiles } from './manifests.ts';
import { moduleStyles } from './moduleStyles.ts';

const sources = at('packages/widgets/src/embed');
const { version } = manifestOf('packages/widgets');

export interface EmbedOptions {
  readonly runtime?: Runtime;
  /** The output folder of this version. */
  readonly folder?: string;
}

/**
 * Builds the script tag and its modules. `oja.js` is a classic script for `<script async src>` on any page; it finds
 * elements and imports their modules. The path contains the version, so that pages can pin it and caches can keep it
 * forever.
 */
export function embed({
  runtime = embedRuntime,
  folder = at('packages/widgets/dist/embed', version),
}: EmbedOptions = {}): UserConfig {
  const { define, environments } = fromSource();
  const builds = Object.entries(embedBuilds);
  const withTags = builds.flatMap(([name, { sharedBy }]) => (sharedBy ? [name] : []));
  return {
    root: at('packages/widgets'),
    // Files import each other by relative path: the host's page is on another origin.
    base: './',
    publicDir: false,
    define: { ...define, __OJA_VERSION__: JSON.stringify(version) },
    resolve: { alias: aliasesFor(runtime) },
    plugins: [
      bakedModules({
        [join(sources, 'elements.ts')]: exportsOf(join(sources, 'elements.ts')),
        [join(sources, 'files.ts')]: async () => ({ files: importing(neededFiles(folder, withTags)) }),
      }),
      react(),
      moduleStyles(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      compiledAhead(),
    ],
    build: {
      target: baseline,
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: quiet,
    },
    environments: {
      ...environments,
      ...Object.fromEntries(builds.map(([name, build]) => [name, modules(name, build)])),
      loader,
    },
    builder: {
      async buildApp(builder) {
        rmSync(folder, { recursive: true, force: true });
        for (const name of [...builds.map(([each]) => each), 'loader']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
        await finishEmbed(folder, neededFiles(folder, withTags));
      },
    },
  };
}

/** The tags that need files besides their own. */
const importing = (files: ReturnType<typeof neededFiles>): typeof files =>
  Object.fromEntries(Object.entries(files).filter(([, names]) => names.length > 0));

/** Vite applies the configuration's aliases to every environment, but its resolve conditions only to `client`. */
const inPage: EnvironmentOptions = { consumer: 'client', resolve: fromSource().resolve };

const modules = (name: string, { entries, sharedBy }: EmbedBuild): EnvironmentOptions => ({
  ...inPage,
  build: {
    manifest: manifestFile(name),
    rolldownOptions: {
      input: entries,
      optimization: { inlineConst: true },
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: (chunk) => (chunk.name === name ? `oja-${name}.js` : `oja-${name}-${chunk.name}.js`),
        ...(sharedBy && { codeSplitting: { groups: [{ name, minShareCount: sharedBy }] } }),
      },
    },
  },
});

/** A classic script can't share chunks with ES modules. It imports them by URL at run time. */
const loader: EnvironmentOptions = {
  ...inPage,
  build: {
    rolldownOptions: {
      input: join(sources, 'loader.ts'),
      output: { format: 'iife', minify: true, entryFileNames: 'oja.js' },
    },
  },
};
