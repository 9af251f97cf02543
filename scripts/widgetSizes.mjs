import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './spawn.mjs';

/** What one widget may cost a host, in KB (1,000 bytes) of JavaScript after brotli, beyond React, core's client and the kit. */
const BUDGET = 12;

/**
 * The budgets of the widgets that cost more. `purchase` has the purchase flow of core (6.6 KB), the form, the review
 * and the receipt: none of them may load between Buy and the result. `TransactionList` has the filters, the CSV file
 * and the panel of a transaction. `bulk` has the forms of all categories, which parse and check the list.
 * @type {Record<string, number>}
 */
const own = { bulk: 14.5, purchase: 29, TransactionList: 19 };

/** Entry points that are not widgets. The widgets build on them. */
const kit = ['ui', 'binding', 'theme', 'text'];
const sources = join(root, 'packages/widgets/src');

/** Every widget, by the entry point that exports it: components of `@oja/widgets/<folder>`. */
const widgets = readdirSync(sources)
  .filter((folder) => !kit.includes(folder) && existsSync(join(sources, folder, 'index.ts')))
  .flatMap((folder) => {
    const door = readFileSync(join(sources, folder, 'index.ts'), 'utf8');
    const names = [...door.matchAll(/^export \{([^}]*)\} from '[^']*\.tsx'/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
    return names.filter((name) => /^[A-Z]\w*$/.test(name)).map((name) => ({ folder, name }));
  });

/**
 * Bundles these imports from the packed packages, as a host does. Leaves out chunks that load on demand.
 *
 * @param {string} host The folder with the packages.
 * @param {string} code
 */
async function bundle(host, code) {
  const { build } = await import('vite');
  const entry = join(host, 'entry.js');
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      root: host,
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      publicDir: false,
      plugins: [
        {
          name: 'oja:entry',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) => (id === entry ? code : null),
        },
      ],
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: /^react(-dom)?(\/|$)/,
          output: { format: 'es' },
        },
      },
    })
  );
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const loaded = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  // The iteration also visits names that are added during it.
  for (const name of loaded)
    for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) loaded.add(next);
  return [...loaded].map((name) => chunks.get(name)?.code).join('\n');
}

const weigh = (/** @type {string} */ code) => brotliCompressSync(code).length / 1000;

/** The exports that every host of a widget bundles. */
const shared = [
  "export { createClient } from '@oja/core';",
  ...['ui', 'binding', 'theme'].map((door) => `export * from '@oja/widgets/${door}';`),
].join('\n');

/** @type {Promise<number> | undefined} */
let sharedWeight;

/**
 * A step for each widget.
 *
 * @param {() => string} findHost Returns the folder with the unpacked packages, once it exists.
 */
export function widgetSizeSteps(findHost) {
  return widgets.map(({ folder, name }) => {
    const budget = own[name] ?? own[folder] ?? BUDGET;
    return {
      name: `@oja/widgets/${folder}: ${name} costs at most ${budget} KB beyond React, core's client and the kit`,
      check: async () => {
        const host = findHost();
        sharedWeight ??= bundle(host, shared).then(weigh);
        const code = await bundle(host, `${shared}\nexport { ${name} } from '@oja/widgets/${folder}';`);
        const size = weigh(code) - (await sharedWeight);
        if (size > budget) throw new Error(`It costs ${size.toFixed(1)} KB.`);
      },
    };
  });
}

/**
 * Checks that the bundle of a balance contains no code of a purchase: it must leave out the parts of core
 * that the widget does not use.
 *
 * @param {() => string} findHost
 */
export const leanBalanceStep = (findHost) => ({
  name: 'a wallet balance from npm carries no purchase, and nothing that is for developers',
  check: async () => {
    const carries = async (/** @type {string} */ name) => {
      const code = `export { createClient } from '@oja/core';export { ${name} } from '@oja/widgets';`;
      const bundled = await bundle(findHost(), code);
      // Texts in the journal of purchases, and in the report on a theme's contrast.
      return ['createObjectStore', 'this theme is hard to read'].filter((words) => bundled.includes(words));
    };
    // The sale shows that the search finds the text.
    const [inSale, inBalance] = [await carries('DataPurchase'), await carries('WalletBalance')];
    if (inSale.join() !== 'createObjectStore')
      throw new Error(`A sale has ${inSale.join() || 'none of it'}.`);
    if (inBalance.length > 0) throw new Error(`It has ${inBalance.join()}.`);
  },
});

/**
 * Checks that a host's bundler leaves out the unused statements of core: each one that only creates a value
 * is marked as pure.
 *
 * @param {() => string} findHost
 */
export const leanCoreStep = (findHost) => ({
  name: 'a host that takes one function of core carries that function alone',
  check: async () => {
    const code = await bundle(findHost(), "export { isFinal } from '@oja/core';");
    if (code.length > 300) throw new Error(`It carries ${code.length} characters: ${code.slice(0, 2000)}`);
  },
});
