/// <reference types="vite/client" />
import type { Usage } from './usage.ts';

const files = import.meta.glob<Usage>('../../packages/*/src/**/*.usage.ts', {
  eager: true,
  import: 'usage',
});

/** Finds the usage notes for a file of stories; `null` for tokens and compositions, which have none. */
export function usageOf(storyFile: string): Usage | null {
  return files[`../../${storyFile.replace(/^\.?\//, '').replace(/\.stories\.tsx$/, '.usage.ts')}`] ?? null;
}
