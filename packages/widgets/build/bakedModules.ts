import type { Plugin } from 'vite';
import { runModule } from '../../../scripts/build/runModule.ts';

/** Reads the exports of a module as data. */
type ReadExports = () => Promise<Readonly<Record<string, unknown>>>;

/** Runs a module during the build and returns its exports as data. The module's imports stay out of the bundle. */
export const exportsOf =
  (file: string): ReadExports =>
  () =>
    runModule(file);

/** Replaces the code of modules, given by file, with data that is known at build time. */
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
