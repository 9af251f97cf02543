import { readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { quiet } from './base.ts';
import { declarations } from './declarations.ts';
import { at, externalsOf } from './paths.ts';

const locales = 'packages/widgets/src/text/locales';

/** Each language is a file of its own, so that a host carries the one that it imports. */
function languages(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(at(locales)).map((file) => [`locales/${file.replace(/\.ts$/, '')}`, at(locales, file)]),
  );
}

/** `@oja/widgets` for React hosts: ES modules, declarations and one stylesheet. React and the dependencies stay imports. */
export function widgets(): UserConfig {
  return {
    root: at('packages/widgets'),
    plugins: [
      react(),
      vanillaExtractPlugin(),
      declarations('packages/widgets', ['**/*.stories.tsx', '**/testing/**']),
    ],
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      // The embed's build writes beside this one and comes after it.
      emptyOutDir: true,
      lib: {
        entry: { index: at('packages/widgets/src/index.ts'), ...languages() },
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: { external: externalsOf('packages/widgets'), ...quiet },
    },
  };
}
