import type { Plugin } from 'vite';

/** ``import(`./file.js`)``, as the build writes it. */
const imported = /\bimport\((`\.\/[^`]+\.js`)\)/g;

/** The same, through what asks by another address after a failure (dashboard, `onDemand/importAgain.ts`). */
export const askAgain = (code: string) => code.replaceAll(imported, 'self.ojaImport(e=>import(e),$1)');

/** Lets every file that is loaded on demand be asked for again after a failure, which browsers remember by its address. */
export function importAgain(): Plugin {
  return {
    name: 'oja:import-again',
    apply: 'build',
    generateBundle: {
      // Vite finds what each import needs besides in the same hook.
      order: 'post',
      handler(_options, bundle) {
        let found = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const code = askAgain(file.code);
          if (code !== file.code) found += 1;
          file.code = code;
        }
        if (found === 0) this.error('The build loads nothing on demand: are imports written in another way?');
      },
    },
  };
}
