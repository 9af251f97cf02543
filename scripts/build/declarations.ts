import { globSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from '@typescript/typescript6';
import { type Plugin as RollupPlugin, rollup } from 'rollup';
import { dts as bundledDts } from 'rollup-plugin-dts';
import type { PluginOption } from 'vite';
import dts from 'vite-plugin-dts';
import { at, externalsOf, manifestOf } from './paths.ts';

/** Modules that consumers don't need and that no public module imports. */
const internal = ['test', 'deep', 'stories', 'usage', 'helper', 'fixture'].map(
  (kind) => `src/**/*.${kind}.*`,
);

/** Writes the `.d.mts` files of a package's public modules. Does not check types: `npm run check` does. */
export const declarations = (folder: string, exclude: readonly string[] = []): PluginOption =>
  dts({
    root: at(folder),
    entryRoot: 'src',
    include: ['src'],
    exclude: [...internal, ...exclude],
    outDirs: { dir: 'dist', moduleFormat: 'esm' },
    // Leaves out the types of Node and of tests, which are slow to read. Packages need only Vite's.
    compilerOptions: { noCheck: true, types: ['vite/client'] },
    afterBuild: (written) => deleteInternal(folder, written),
  });

interface DeclarationBundle {
  /** Declaration or source file of each entry point, by name. */
  readonly input: Readonly<Record<string, string>>;
  /** `.d.ts` or `.d.mts`. */
  readonly ending: string;
  readonly plugins?: readonly RollupPlugin[];
}

/** Writes one declaration file for each entry point of a package, and one for what several share, into `dist`. */
export async function bundleDeclarations(
  folder: string,
  { input, ending, plugins = [] }: DeclarationBundle,
): Promise<void> {
  const bundle = await rollup({
    input,
    external: externalsOf(folder),
    // It warns of each shared type that is not exported, which is meant.
    onwarn() {},
    plugins: [
      ...plugins,
      bundledDts({
        respectExternal: true,
        tsconfig: at(folder, 'tsconfig.json'),
        // Leaves out the Node types, which are slow to read.
        compilerOptions: { customConditions: [], types: [] },
      }),
    ],
  });
  await bundle.write({
    dir: at(folder, 'dist'),
    entryFileNames: `[name]${ending}`,
    chunkFileNames: ({ name }) => `shared/${name.replace(/\.d$/, '')}${ending}`,
  });
  await bundle.close();
}

/** Deletes declarations that no entry point imports, which would be two thirds of the package's files. */
function deleteInternal(folder: string, written: ReadonlyMap<string, string>): void {
  const dist = at(folder, 'dist');
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { fileName } of ts.preProcessFile(written.get(file) ?? '').importedFiles)
      if (fileName.startsWith('.')) add(join(dirname(file), `${fileName.slice(0, -'.mjs'.length)}.d.mts`));
  };
  for (const target of Object.values(manifestOf(folder).exports)) {
    if (typeof target !== 'object' || !target.types) continue;
    // `*` in a manifest matches any number of folders.
    for (const file of globSync(target.types.replace('*', '**'), { cwd: at(folder) })) add(at(folder, file));
  }
  for (const file of written.keys()) if (file.startsWith(dist) && !found.has(file)) rmSync(file);
}
