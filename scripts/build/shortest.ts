import { minify, type ParseOptions } from 'terser';
import type { Plugin } from 'vite';

/** The same module in fewer characters. */
export async function shorten(code: string): Promise<string> {
  const { code: short } = await minify(code, {
    module: true,
    ecma: 2022,
    compress: { ecma: 2022, passes: 3 },
    format: { ecma: 2022 },
  });
  if (short === undefined) throw new Error('terser gave no code.');
  return short;
}

/**
 * The same module without indents and comments. Functions, classes and all that stands at its top keep their names, which
 * traces show and bundlers read; parameters and variables within a function do not. What a bundler leaves out by is kept.
 */
async function withoutBlanks(code: string): Promise<string> {
  const { code: dense } = await minify(code, {
    parse: { module: true } as ParseOptions,
    compress: false,
    mangle: { toplevel: false, keep_fnames: true, keep_classnames: true },
    format: { comments: false, preserve_annotations: true },
  });
  if (dense === undefined) throw new Error('terser gave no code.');
  return dense;
}

const rewriteChunks = (name: string, rewrite: (code: string) => Promise<string>): Plugin => ({
  name,
  apply: 'build',
  generateBundle: {
    // Vite writes what each import needs besides in the same hook.
    order: 'post',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      await Promise.all(
        chunks.map(async (chunk) => {
          chunk.code = await rewrite(chunk.code);
        }),
      );
    },
  },
});

/**
 * What reaches a browser goes through terser after the bundler's own minifier: one to three per cent fewer bytes on the
 * line, for some seconds of a build.
 */
export const shortest = (): Plugin => rewriteChunks('oja:shortest', shorten);

/** What hosts install keeps the names that their traces and their own bundler need: a tarball of a tenth less. */
export const dense = (): Plugin => rewriteChunks('oja:dense', withoutBlanks);
