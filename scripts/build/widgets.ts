import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { quiet } from './base.ts';
import { declarations } from './declarations.ts';
import { at, externalsOf } from './paths.ts';

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
        entry: { index: at('packages/widgets/src/index.ts') },
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: { external: externalsOf('packages/widgets'), ...quiet },
    },
  };
}
