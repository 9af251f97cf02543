import type { Plugin } from 'vite';

/** The modules of preact that ask whether an element has a `ref`, and how they do. */
const modules = /preact\/(?:jsx-runtime\/dist\/jsxRuntime|compat\/dist\/compat)\.m?js/;
const ASKS = /"ref"in ([\w.]+)/g;

/** Lets preact see an element's own `ref` alone: a page may have extended `Object.prototype` with one. */
export function ownRef(): Plugin {
  return {
    name: 'oja:own-ref',
    apply: 'build',
    transform(code, id) {
      if (!modules.test(id)) return null;
      const own = code.replace(ASKS, 'Object.prototype.hasOwnProperty.call($1,"ref")');
      if (own === code) this.error('preact asks for a ref in other words now.');
      return own;
    },
  };
}
