import type { UserConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { core } from './scripts/build/core.ts';
import { dashboard } from './scripts/build/dashboard.ts';
import { embed } from './scripts/build/embed.ts';
import { widgets } from './scripts/build/widgets.ts';

/**
 * Configurations for `vite build --mode <name>`. scripts/build.mjs runs them in this order. Any other mode is for
 * tests.
 */
const builds: Readonly<Record<string, () => UserConfig>> = {
  core,
  widgets,
  embed,
  dashboard,
};

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  const build = builds[mode];
  if (build) return build();
  // Imported lazily: a build needs no browser.
  const { testProjects } = await import('./scripts/tests/projects.ts');
  const { RetriedTests } = await import('./scripts/tests/retriedTests.ts');
  return {
    test: {
      attachmentsDir: '.cache/attachments',
      // scripts/test.mjs reads the counts from the report.
      reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }], new RetriedTests()],
      projects: await testProjects(),
    },
  };
});
