import type { Plugin, UserConfig } from 'vite';
import { baseline, packed, quiet } from '../../../scripts/build/base.ts';
import { bundleDeclarations } from '../../../scripts/build/declarations.ts';
import { at, externalsOf } from '../../../scripts/build/paths.ts';

const folder = 'packages/core';

const entries = {
  index: at(folder, 'src/index.ts'),
  bulk: at(folder, 'src/purchase/bulk/index.ts'),
  testing: at(folder, 'src/testing/index.ts'),
  openapi: at(folder, 'src/contract/openapi/index.ts'),
  webhooks: at(folder, 'src/features/webhooks/verify/index.ts'),
};

/** Builds `@oja/core` as ES modules with declarations. Dependencies stay imports, so that a host has each only once. */
export function core(): UserConfig {
  return {
    root: at(folder),
    plugins: [declarations],
    build: {
      target: baseline,
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: {
        external: externalsOf(folder),
        ...packed,
        // A file for each module, so that a host's bundler drops what the host does not use.
        output: { ...packed.output, preserveModules: true, preserveModulesRoot: at(folder, 'src') },
        ...quiet,
      },
    },
  };
}

const declarations: Plugin = {
  name: 'oja:core-declarations',
  apply: 'build',
  writeBundle: () => bundleDeclarations(folder, { input: entries, ending: '.d.mts' }),
};
