import type { UserConfig } from 'vite';
import { baseline, packed, quiet } from './base.ts';
import { declarations } from './declarations.ts';
import { at, externalsOf } from './paths.ts';

/** Builds `@oja/core` as ES modules with declarations. Dependencies stay imports, so that a host has each only once. */
export function core(): UserConfig {
  return {
    root: at('packages/core'),
    plugins: [declarations('packages/core')],
    build: {
      target: baseline,
      minify: false,
      lib: {
        entry: {
          index: at('packages/core/src/index.ts'),
          bulk: at('packages/core/src/purchase/bulk/index.ts'),
          testing: at('packages/core/src/testing/index.ts'),
          openapi: at('packages/core/src/contract/openapi/index.ts'),
          webhooks: at('packages/core/src/features/webhooks/verify/index.ts'),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        external: externalsOf('packages/core'),
        ...packed,
        // A file for each module, so that a host's bundler drops what the host does not use.
        output: { ...packed.output, preserveModules: true, preserveModulesRoot: at('packages/core/src') },
        ...quiet,
      },
    },
  };
}
