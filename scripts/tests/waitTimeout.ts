import { vi } from 'vitest';
import { limits } from './limits.ts';

// Setup of every test file: gives `vi.waitFor` the timeout and the interval of `expect.poll`. Vitest has no setting for
// them; its defaults are one second and 50 ms. Files that share a worker share `vi`, so it is replaced only once.
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(look, options) {
    return waitFor(look, typeof options === 'number' ? options : { ...limits.expect.poll, ...options });
  };
