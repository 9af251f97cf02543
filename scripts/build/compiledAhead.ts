import type { Plugin } from 'vite';

/** In characters. A smaller chunk gains less than the comment's bytes cost. */
const LARGE = 20_000;

/**
 * Marks large chunks for compilation beside the main thread, while they load. Otherwise V8 compiles each function when it
 * is first called, which takes a cheap phone a fifth of its time until the first screen. Other engines ignore the comment,
 * which must be on the first line (https://v8.dev/blog/explicit-compile-hints).
 */
export function compiledAhead(): Plugin {
  return {
    name: 'oja:compiled-ahead',
    apply: 'build',
    generateBundle: {
      // Runs after Vite, which writes its list of preloaded files on the first line.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > LARGE)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
