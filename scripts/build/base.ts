import { readdirSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { categories } from '../../packages/core/src/services/catalogue.ts';
import { at } from './paths.ts';

/**
 * The oldest engines that run the builds have all of ES2022: Chromium and the Android WebView 94 (2021), Firefox 93 and
 * Safari 16.4.
 */
export const baseline = 'es2022';

/** The languages other than English, by their files. */
export const languages = (): string[] =>
  readdirSync(at('packages/widgets/src/text/locales')).map((file) => file.replace('.ts', ''));

/** Workspaces resolve each other to their sources, so that nothing must be built before it is worked on. */
export function fromSource() {
  return {
    // Only the ids: code that just names services, such as routes and tags, needs no forms in its bundle.
    define: {
      __OJA_CATEGORIES__: JSON.stringify(categories),
      __OJA_LANGUAGES__: JSON.stringify(languages()),
    },
    resolve: { conditions: ['oja-source', ...defaultClientConditions] },
    // Not `ssr.resolve`: vanilla-extract's compiler, which runs the *.css.ts files, replaces our `ssr`.
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

/** Disables warnings about build times, which hide important ones. Declarations and styles take longest. */
export const quiet = { checks: { bundlerTimings: false } };

/** Removes docstrings from packed code. The declarations have them, and a second copy costs every host. */
export const packed = {
  output: { comments: { jsdoc: false } },
  // Leaves out the comments with source paths.
  experimental: { attachDebugInfo: 'none' },
} as const;

/** `npm run test:deep`: what `npm test` leaves out. */
export const isDeep = process.env['OJA_DEEP'] === '1';
