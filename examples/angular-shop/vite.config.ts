import { defineConfig } from 'vite';

// The page compiles Angular templates (JIT), so that the example needs no toolchain beyond Vite. An app made with `ng
// new` compiles the same sources ahead of time and runs under a policy without 'unsafe-eval'.
export default defineConfig({});
