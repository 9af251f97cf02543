import type { Plugin } from 'vite';
import dts from 'vite-plugin-dts';
import { at } from './paths.ts';

const sourceImport = /((?:from |import\()(['"])\.{1,2}\/[^'"]+)\.tsx?\2/g;

/** A package's `.d.ts` files, one per source file. */
export function declarations(folder: string, exclude: string[] = []): Plugin {
  return dts({
    tsconfigPath: at(folder, 'tsconfig.json'),
    entryRoot: at(folder, 'src'),
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.harness.*', '**/*.fixture.*', ...exclude],
    // Sources import each other as `./x.ts`; in what a host installs, the neighbour of `x.d.ts` is `x.js`.
    beforeWriteFile: (_path, content) => ({ content: content.replace(sourceImport, '$1.js$2') }),
  }) as Plugin;
}
