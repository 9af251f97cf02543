import { vi } from 'vitest';
import { limits } from './limits.ts';

// Set-up of every test file: gives `vi.waitFor` the limit and the interval of `expect.poll`. Vitest has no
// setting for them, and uses one second and 50 ms. Files that share a worker share `vi`, so it is set once.
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(look, options) {
    return waitFor(look, typeof options === 'number' ? options : { ...limits.expect.poll, ...options });
  };
