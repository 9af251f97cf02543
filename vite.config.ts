import type { UserConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { isWhole } from './scripts/build/base.ts';
import { core } from './scripts/build/core.ts';
import { dashboard } from './scripts/build/dashboard.ts';
import { embed } from './scripts/build/embed.ts';
import { widgets } from './scripts/build/widgets.ts';

/** `vite build --mode <name>`: scripts/build.mjs runs them in this order. Any other mode is the tests'. */
const builds: Readonly<Record<string, () => UserConfig>> = { core, widgets, embed, dashboard };

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const build = builds[mode];
  if (build) return build();
  // Loaded on demand: a build has no use for a browser.
  const { testProjects } = await import('./scripts/build/tests.ts');
  const { LongestFirst } = await import('./scripts/build/longestFirst.ts');
  const { StageTimes } = await import('./scripts/build/stageTimes.ts');
  return {
    test: {
      attachmentsDir: '.cache/attachments',
      // The whole run: scripts/test.mjs counts what the report says.
      ...(isWhole && {
        reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }], new StageTimes()],
      }),
      sequence: { sequencer: LongestFirst },
      projects: await testProjects(),
    },
  };
});
