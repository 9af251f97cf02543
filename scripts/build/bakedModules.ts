import type { Plugin } from 'vite';
import { runModule } from './runModule.ts';

/** Reads the exports of a module as data. */
type ReadExports = () => Promise<Readonly<Record<string, unknown>>>;

/** The data of a module that the build runs: what it imports stays out of the bundle. */
export const exportsOf =
  (file: string): ReadExports =>
  () =>
    runModule(file);

/** Replaces the code of modules, by their files, with data that the build knows. */
export function bakedModules(modules: Readonly<Record<string, ReadExports>>): Plugin {
  return {
    name: 'oja:baked-modules',
    async load(id) {
      const data = await modules[id]?.();
      if (!data) return null;
      return Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
