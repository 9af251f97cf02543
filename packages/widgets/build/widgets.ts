import { globSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { baseline, packed, quiet } from '../../../scripts/build/base.ts';
import { declarations } from '../../../scripts/build/declarations.ts';
import { at, externalsOf } from '../../../scripts/build/paths.ts';

const sources = at('packages/widgets/src');

/** The public modules of package.json, and both targets of its import `#contrast-report`. */
const entries = globSync(
  [
    'index.ts',
    '*/index.ts',
    'ui/icon/glyphs.ts',
    'text/en.ts',
    'text/locales/*.ts',
    'theme/contrastReport/*.ts',
  ],
  { cwd: sources },
);

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
      declarations('packages/widgets', ['src/testing']),
    ],
    // Copies the fonts and their stylesheets.
    publicDir: join(sources, 'theme/public'),
    build: {
      target: baseline,
      minify: false,
      cssMinify: true,
      // Safe to empty: the embed's build writes into this folder later.
      emptyOutDir: true,
      lib: {
        entry: Object.fromEntries(entries.map((file) => [file.replace('.ts', ''), join(sources, file)])),
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
