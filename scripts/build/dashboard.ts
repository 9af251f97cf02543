import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { fromSource, quiet } from './base.ts';
import { compressed } from './compressed.ts';
import { openapi } from './openapi.ts';
import { at } from './paths.ts';
import { prerender } from './prerender.ts';

/** Chunks that several screens share, by the sources in them. The test holds that each name still matches one. */
export const chunkGroups = {
  /** What the sign-in form needs of the widgets and almost every other screen needs too. The rest goes with its screens. */
  form: [
    'widgets/src/ui/field/(Field|TextInput|PasswordInput)',
    'widgets/src/ui/notice/Notice',
    'widgets/src/binding/useFreshCallback',
    'widgets/src/text/en/problems',
    'core/src/messages/problemMessages',
    'dashboard/src/shell/Brand',
    'dashboard/src/visitor/',
    'dashboard/src/toasts/useToastMessages',
    'dashboard/src/routing/useLinks',
  ],
  /** What almost every screen behind sign-in needs: a file for each would be as many requests, and heavier. */
  frame: [
    'widgets/src/ui/(card|copy|empty|money|status)/',
    'widgets/src/binding/(Resource|useAuth|useIsSlow|useNow|useResource)',
    'widgets/src/text/en/(delivery|money|plural|time)',
    'widgets/src/text/en/money',
    'core/src/messages/(ago|plural)',
    'core/src/transactions/',
    'core/src/(stores/recentRecipients|transactions/transactionOutcome)',
    'widgets/src/delivery/formatRecipient',
    'widgets/src/theme/families',
    'widgets/src/ui/notice/(FailureNotice|StaleNotice)',
    'widgets/src/ui/part/',
    'dashboard/src/shell/(Avatar|RouteLink|menuEntries)',
    'dashboard/src/purchases/',
    'dashboard/src/screens/(Deferred|Rows)',
  ],
};

/** What every first load needs, in one file: React apart would cost it another KB. */
const groups = [
  { name: 'app', tags: ['$initial' as const] },
  ...Object.entries(chunkGroups).map(([name, sources]) => ({
    name,
    test: new RegExp(`packages/(${sources.join('|')})`),
  })),
];

/** The full app as static files: every asset hashed, with its brotli and gzip copies beside it. */
export function dashboard(): UserConfig {
  const sources = fromSource();
  return {
    ...sources,
    // React has had it since 18; the router still brings its own.
    resolve: {
      ...sources.resolve,
      alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
    },
    root: at('packages/dashboard'),
    base: '/',
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), openapi(), prerender(), compressed()],
    // `npm run dev`: one origin for the app and its API, as in production.
    server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` } },
    build: {
      target: 'es2022',
      // Which chunks a route loads: what scripts/sizes.mjs weighs.
      manifest: true,
      // A data: URL is refused by a strict policy, and a small file costs one request on the same connection.
      assetsInlineLimit: 0,
      // Every browser that runs ES2022 knows <link rel="modulepreload">.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...quiet,
        optimization: { inlineConst: true },
        output: { codeSplitting: { groups } },
      },
    },
  };
}
