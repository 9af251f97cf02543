import { defineConfig } from 'vite';

// Angular compiles its templates in the page here (JIT), so that the example needs no toolchain beside Vite. An app that
// `ng new` made builds the same sources ahead of time, and runs under a policy without 'unsafe-eval'.
export default defineConfig({});
