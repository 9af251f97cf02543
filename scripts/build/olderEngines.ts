import type { Plugin } from 'vite';

/** `Object.hasOwn` in the words of every engine: some WebViews of before 2022 lack it, and nothing else that we need. */
export function olderEngines(): Plugin {
  return {
    name: 'oja:older-engines',
    apply: 'build',
    renderChunk: (code) => code.replaceAll('Object.hasOwn(', 'Object.prototype.hasOwnProperty.call('),
  };
}
