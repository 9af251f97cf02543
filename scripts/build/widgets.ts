import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { baseline, packed, quiet } from './base.ts';
import { declarations } from './declarations.ts';
import { at, externalsOf } from './paths.ts';

const sources = 'packages/widgets/src';
const locales = `${sources}/text/locales`;

/** An entry point for each language, so that a host bundles only the languages it imports. */
function languages(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(at(locales)).map((file) => [`locales/${file.replace(/\.ts$/, '')}`, at(locales, file)]),
  );
}

/** The public entry points of package.json: `@oja/widgets/<folder>` is the `index.ts` of that folder. */
function entryPoints(): Record<string, string> {
  const folders = readdirSync(at(sources)).filter((folder) => existsSync(at(sources, folder, 'index.ts')));
  return {
    index: at(sources, 'index.ts'),
    ...Object.fromEntries(folders.map((folder) => [`${folder}/index`, at(sources, folder, 'index.ts')])),
    'ui/icons': at(sources, 'ui/icon/glyphs.ts'),
    'text/en': at(sources, 'text/en.ts'),
    // Both targets of `#contrast-report`. The host's bundler chooses one by its conditions.
    ...Object.fromEntries(
      ['inDevelopment', 'elsewhere'].map((name) => [
        `theme/contrastReport/${name}`,
        at(sources, `theme/contrastReport/${name}.ts`),
      ]),
    ),
  };
}

/** Copies the fonts and their stylesheets unchanged. A host imports the stylesheet of its font. */
const fonts = (): Plugin => ({
  name: 'oja-fonts',
  generateBundle() {
    for (const file of readdirSync(at(sources, 'theme/fonts')))
      this.emitFile({
        type: 'asset',
        fileName: `fonts/${file}`,
        source: readFileSync(at(sources, 'theme/fonts', file)),
      });
  },
});

/**
 * Builds `@oja/widgets` for React hosts: ES modules, declarations and one stylesheet. React and the dependencies stay
 * imports.
 */
export function widgets(): UserConfig {
  const isDependency = externalsOf('packages/widgets');
  return {
    root: at('packages/widgets'),
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      fonts(),
      declarations('packages/widgets', ['src/testing']),
    ],
    build: {
      target: baseline,
      minify: false,
      cssMinify: true,
      // Safe to empty: the embed's build writes into this folder later.
      emptyOutDir: true,
      lib: {
        entry: { ...entryPoints(), ...languages() },
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: {
        external: (id) => id.startsWith('#') || isDependency(id),
        ...packed,
        ...quiet,
      },
    },
  };
}
