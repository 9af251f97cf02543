import { readdirSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { categories } from '../../packages/core/src/catalogue/catalogue.ts';
import { at } from './paths.ts';

/**
 * The oldest engines that can run the builds support all of ES2022: Chromium and Android WebView 94 (2021), Firefox 93
 * and Safari 16.4.
 */
export const baseline = 'es2022';

/** Languages other than English, by file name. */
export const languages = (): string[] =>
  readdirSync(at('packages/widgets/src/text/locales')).map((file) => file.replace('.ts', ''));

/** Workspaces resolve each other to their sources, so that development needs no build first. */
export function fromSource() {
  return {
    // Only the ids: code that just names services, such as routes and tags, bundles no forms.
    define: {
      __OJA_CATEGORIES__: JSON.stringify(categories),
      __OJA_LANGUAGES__: JSON.stringify(languages()),
    },
    resolve: { conditions: ['oja-source', ...defaultClientConditions] },
    // Set here and not in `ssr.resolve`: vanilla-extract's compiler, which runs the *.css.ts files, replaces our `ssr`.
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

/** Disables warnings about slow plugins, which hide important ones. Declarations and styles are the slowest. */
export const quiet = { checks: { bundlerTimings: false } };

/**
 * Removes docstrings from packed code. The declarations keep them; a second copy would only add to every host's
 * download.
 */
export const packed = {
  output: { comments: { jsdoc: false } },
  // Leaves out the comments with source paths.
  experimental: { attachDebugInfo: 'none' },
} as const;

/** True in `npm run test:deep`, which runs the tests that `npm test` leaves out. */
export const isDeep = process.env['OJA_DEEP'] === '1';
