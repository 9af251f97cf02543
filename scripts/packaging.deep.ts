import { beforeAll, test, vi } from 'vitest';
import { build } from './build.mjs';
import { longPackagingSteps, packStep } from './packaging.mjs';

beforeAll(async () => {
  // As in a host's build. Vitest sets "test".
  vi.stubEnv('NODE_ENV', 'production');
  await build(['core', 'widgets', 'embed', 'embed-package']);
  await packStep.check();
  return () => vi.unstubAllEnvs();
});

for (const { name, check } of longPackagingSteps) test(name, check);
