import { minify } from 'terser';
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
 * What reaches a browser goes through terser after the bundler's own minifier: one to three per cent fewer bytes on the
 * line, for some seconds of a build.
 */
export function shortest(): Plugin {
  return {
    name: 'oja:shortest',
    apply: 'build',
    generateBundle: {
      // Vite writes what each import needs besides in the same hook.
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        await Promise.all(
          chunks.map(async (chunk) => {
            chunk.code = await shorten(chunk.code);
          }),
        );
      },
    },
  };
}
