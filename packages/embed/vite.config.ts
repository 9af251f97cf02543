import { rmSync } from 'node:fs';
import { type Plugin as RollupPlugin, rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { defineConfig, type Plugin } from 'vite';
import { fromSource, quiet } from '../../scripts/build/base.ts';
import { emit } from '../../scripts/build/declarations.ts';
import { editorFiles } from '../../scripts/build/editorFiles.ts';
import { readElementTable, writeElementTypes } from '../../scripts/build/elementTypes.ts';
import { at, externalsOf, manifestOf } from '../../scripts/build/paths.ts';

const folder = 'packages/embed';

const entries = {
  index: at(folder, 'src/index.ts'),
  react: at(folder, 'src/react.ts'),
  preact: at(folder, 'src/preact.ts'),
  vue: at(folder, 'src/vue.ts'),
  svelte: at(folder, 'src/svelte.ts'),
  testing: at(folder, 'src/testing/index.ts'),
};

const { define, ...sources } = fromSource();
const { version } = manifestOf('packages/widgets');

/** `@oja/embed`: the loader and the elements' types for apps from npm. It depends on nothing: what it needs is in it. */
export default defineConfig({
  ...sources,
  root: at(folder),
  define: { ...define, __OJA_VERSION__: JSON.stringify(version) },
  plugins: [elementTypes(), ownDeclarations(), editorFiles(readElementTable)],
  build: {
    target: 'es2022',
    minify: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: { external: externalsOf(folder), ...quiet },
  },
});

function elementTypes(): Plugin {
  return { name: 'oja:element-types', buildStart: writeElementTypes };
}

/** Declarations that name no other package of ours: a host that loads a script installs neither core nor the widgets. */
function ownDeclarations(): Plugin {
  const written = at('.cache/declarations', folder);
  return {
    name: 'oja:own-declarations',
    apply: 'build',
    async writeBundle() {
      rmSync(written, { recursive: true, force: true });
      await emit(folder, ['src/**/*.test.ts'], written);
      const bundle = await rollup({
        input: Object.fromEntries(
          Object.entries(entries).map(([name, source]) => [
            name,
            source.replace(at(folder, 'src'), written).replace(/\.ts$/, '.d.ts'),
          ]),
        ),
        external: (id) => externalsOf(folder)(id),
        plugins: [ofOurPackages(written), dts({ respectExternal: true })],
      });
      await bundle.write({
        dir: at(folder, 'dist'),
        entryFileNames: '[name].d.ts',
        chunkFileNames: ({ name }) => `shared/${name.replace(/\.d$/, '')}.d.ts`,
      });
      await bundle.close();
    },
  };
}

/** Finds the declarations of a source, and those that the builds of core and the widgets have made. */
const ofOurPackages = (written: string): RollupPlugin => ({
  name: 'oja:of-our-packages',
  resolveId(id, from) {
    const [, name, entry = 'index'] = /^@oja\/(core|widgets)(?:\/(\w+))?$/.exec(id) ?? [];
    if (name) return at('packages', name, 'dist', entry === 'index' ? 'index.d.ts' : `${entry}/index.d.ts`);
    if (from?.startsWith(written) && id.startsWith('.'))
      return new URL(id.replace(/\.ts$/, '.d.ts'), `file://${from}`).pathname;
    return null;
  },
});
