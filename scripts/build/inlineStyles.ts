import type { Plugin } from 'vite';

/** What an element's source names where its stylesheet's text belongs (`declare const __OJA_CSS__: string`). */
const placeholder = '__OJA_CSS__';
/** Vite's own note on how much of a file is its. */
const viteMark = /\/\*\$vite\$:\d+\*\//g;

/**
 * Puts the build's stylesheet as a string in the place of `__OJA_CSS__` and leaves no CSS file. A shadow root
 * adopts it as a constructable sheet, which the strictest policy allows and a <link> or <style> is not.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'oja:inline-styles',
    apply: 'build',
    // After Vite's own plugins, which make the CSS file in the same hook.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const styles = files
        .filter((file) => file.type === 'asset')
        .filter((asset) => asset.fileName.endsWith('.css'));
      const css = styles.map((file) => String(file.source).replace(viteMark, '').trim()).join('');
      const users = files
        .filter((file) => file.type === 'chunk')
        .filter((chunk) => chunk.code.includes(placeholder));
      if (css && users.length === 0) this.error(`The build has styles, but nothing names ${placeholder}.`);
      for (const chunk of users) chunk.code = chunk.code.replaceAll(placeholder, () => JSON.stringify(css));
      for (const style of styles) delete bundle[style.fileName];
    },
  };
}
