import { vi } from 'vitest';
import { PATIENCE } from './limits.ts';

// Set-up of every test file: `vi.waitFor` has the limit of `expect.poll`. Vitest has no setting for it, and gives up
// after a second. Files that share a worker share `vi`: it is set once.
const { waitFor } = vi;
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(look, options) {
    return waitFor(look, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
  };
