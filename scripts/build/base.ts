import { readdirSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { categories } from '../../packages/core/src/services/catalogue.ts';
import { at } from './paths.ts';

/** Those besides English, by their files. */
export const languages = (): string[] =>
  readdirSync(at('packages/widgets/src/text/locales')).map((file) => file.replace('.ts', ''));

/** Workspaces resolve each other to their sources, so that nothing must be built before it is worked on. */
export function fromSource() {
  return {
    // The ids alone: who only names the services, as routes and tags do, need not carry their forms.
    define: {
      __OJA_CATEGORIES__: JSON.stringify(categories),
      __OJA_LANGUAGES__: JSON.stringify(languages()),
    },
    resolve: { conditions: ['oja-source', ...defaultClientConditions] },
    // Not `ssr.resolve`: vanilla-extract's compiler, which runs the *.css.ts files, puts its own `ssr` in the place of ours.
    environments: {
      ssr: {
        resolve: {
          conditions: ['oja-source', ...defaultServerConditions],
          externalConditions: ['oja-source', 'node', 'module-sync'],
        },
      },
    },
  } satisfies UserConfig;
}

/** Declarations and styles take most of a build's time; a page of warnings that say so hides those that matter. */
export const quiet = { checks: { bundlerTimings: false } };

/** The comments of what is packed: docstrings stand in the declarations, and a second copy is weight for every host. */
export const packed = {
  output: { comments: { jsdoc: false } },
  // The path of each source in a line above its code.
  experimental: { attachDebugInfo: 'none' },
} as const;

/** `npm run test:deep`: what `npm test` leaves out. */
export const isDeep = process.env['OJA_DEEP'] === '1';
