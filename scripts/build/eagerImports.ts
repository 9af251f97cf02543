import type { Plugin } from 'vite';

/** `import('./X.tsx')`, but not the type `typeof import('./X.ts')`. */
const LAZY = /(?<!typeof )\bimport\(\s*'(\.{1,2}\/[^']+)'\s*,?\s*\)/g;

/**
 * What a widget loads later comes with it: a tag is one file, which the page may ask for again as a whole. So there is
 * nothing in it that Vite would load by a helper of its own, which puts `<link>`s into the host's head.
 */
export const eagerImports = (): Plugin => ({
  name: 'oja:eager-imports',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?$/.test(id) || id.includes('node_modules')) return null;
    const imports: string[] = [];
    const body = code.replace(LAZY, (_, path: string) => {
      imports.push(`import * as oja_lazy_${imports.length} from '${path}';`);
      return `Promise.resolve(oja_lazy_${imports.length - 1})`;
    });
    return imports.length > 0 ? `${imports.join('')}${body}` : null;
  },
});
