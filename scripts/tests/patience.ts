import { vi } from 'vitest';
import { PATIENCE } from './limits.ts';

// Set-up of every test file: gives `vi.waitFor` the limit of `expect.poll`. Vitest has no setting for it and
// uses one second. Files that share a worker share `vi`, so it is set once.
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(look, options) {
    return waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
  };
