import type { Plugin as RollupPlugin } from 'rollup';
import type { Plugin, UserConfig } from 'vite';
import { baseline, fromSource, packed, quiet } from '../../../scripts/build/base.ts';
import { bundleDeclarations } from '../../../scripts/build/declarations.ts';
import { at, externalsOf, manifestOf } from '../../../scripts/build/paths.ts';
import { editorFiles } from './editorFiles.ts';
import { readElementTable, writeElementTypes } from './elementTypes.ts';

const folder = 'packages/embed';

const entries = {
  index: at(folder, 'src/index.ts'),
  react: at(folder, 'src/react.ts'),
  preact: at(folder, 'src/preact.ts'),
  vue: at(folder, 'src/vue.ts'),
  svelte: at(folder, 'src/svelte.ts'),
  testing: at(folder, 'src/testing/index.ts'),
};

/**
 * Builds `@oja/embed`: the loader and the element types for apps that use npm. The package has no dependencies;
 * everything is bundled.
 */
export function embedPackage(): UserConfig {
  const { define, ...sources } = fromSource();
  const { version } = manifestOf('packages/widgets');
  return {
    ...sources,
    root: at(folder),
    define: { ...define, __OJA_VERSION__: JSON.stringify(version) },
    plugins: [elementTypes(), ownDeclarations(), editorFiles(readElementTable)],
    build: {
      target: baseline,
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: { external: externalsOf(folder), ...packed, ...quiet },
    },
  };
}

function elementTypes(): Plugin {
  return { name: 'oja:element-types', buildStart: writeElementTypes };
}

/**
 * Bundles the declarations so that they import no other Oja package: a host that loads a script installs neither core
 * nor the widgets.
 */
function ownDeclarations(): Plugin {
  return {
    name: 'oja:own-declarations',
    apply: 'build',
    writeBundle: () =>
      bundleDeclarations(folder, { input: entries, ending: '.d.ts', plugins: [ofOurPackages()] }),
  };
}

/** Resolves our packages to the declarations that the core and widgets builds have written. */
const ofOurPackages = (): RollupPlugin => ({
  name: 'oja:of-our-packages',
  resolveId(id) {
    const [scope, name = '', ...entry] = id.split('/');
    if (scope !== '@oja') return null;
    const exported = manifestOf(`packages/${name}`).exports[['.', ...entry].join('/')];
    // The widgets export their folders by a pattern.
    const types = typeof exported === 'object' ? exported.types : undefined;
    return at('packages', name, types ?? ['dist', ...entry, 'index.d.mts'].join('/'));
  },
});
