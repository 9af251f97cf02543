import type { UserConfig } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { core } from './packages/core/build/core.ts';
import { dashboard } from './packages/dashboard/build/dashboard.ts';
import { embedPackage } from './packages/embed/build/embedPackage.ts';
import { embed } from './packages/widgets/build/embed.ts';
import { widgets } from './packages/widgets/build/widgets.ts';

/** Configurations for `vite build --mode <name>`. scripts/build.mjs runs them. Any other mode is for tests. */
const builds: Readonly<Record<string, () => UserConfig>> = {
  core,
  widgets,
  embed,
  'embed-package': embedPackage,
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
