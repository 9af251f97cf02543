import { beforeAll, expect, test, vi } from 'vitest';
import { build } from './build.mjs';
import { longPackagingSteps, packStep } from './packaging.mjs';
import { sizeSteps } from './sizes.mjs';
import { take } from './steps.mjs';

beforeAll(async () => {
  // As in a host's build. Vitest sets NODE_ENV to "test".
  vi.stubEnv('NODE_ENV', 'production');
  await build();
  await packStep.check();
  return () => vi.unstubAllEnvs();
});

for (const { name, check } of longPackagingSteps) test(name, check);

test('keeps each widget within its size budget', async () => {
  expect(await take(await sizeSteps())).toMatchObject({ failed: 0 });
});
