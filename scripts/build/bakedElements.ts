import type { Plugin } from 'vite';
import { runModule } from './runModule.ts';

/** Puts what a module exports in the place of its code: `elements.ts` is made from the catalogue, which `oja.js` must not carry. */
export function bakedElements(file: string): Plugin {
  return {
    name: 'oja:baked-elements',
    async load(id) {
      if (id !== file) return null;
      const data = Object.entries(await runModule<Readonly<Record<string, unknown>>>(file));
      return data.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}
