import type { Plugin } from 'vite';

/** For vanilla-extract: a name that says where it is from, and that nothing else in the code can have. */
export const marked = ({ hash }: { readonly hash: string }): string => `oja_${hash}_`;

const MARKED = /\boja_\w+?_(?!\w)/g;

/**
 * Numbers the classes and animations of the styles, in the order in which the code names them: a hash does not compress.
 * In a shadow root nothing else can have their names. Comes after `inlineStyles`, which puts the styles into the code.
 */
export function shortNames(): Plugin {
  return {
    name: 'oja:short-names',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const names = new Map<string, string>();
      const shorten = (name: string) => {
        const known = names.get(name) ?? `o${names.size.toString(36)}`;
        names.set(name, known);
        return known;
      };
      for (const file of Object.values(bundle).sort((a, b) => (a.fileName < b.fileName ? -1 : 1)))
        if (file.type === 'chunk') file.code = file.code.replace(MARKED, shorten);
    },
  };
}
