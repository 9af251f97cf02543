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

/** Doors that are no widget: what the widgets stand on. */
const kit = ['ui', 'binding', 'theme', 'text'];
const sources = join(root, 'packages/widgets/src');

/** Every widget by the door that lets it out: components of `@oja/widgets/<folder>`. */
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
 * What a host's bundler makes of these imports, from what is packed. What loads on demand does not count.
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
  // A set is walked to what is added on the way.
  for (const name of loaded)
    for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) loaded.add(next);
  return [...loaded].map((name) => chunks.get(name)?.code).join('\n');
}

const weigh = (/** @type {string} */ code) => brotliCompressSync(code).length / 1000;

/** What every host of a widget has. */
const shared = [
  "export { createClient } from '@oja/core';",
  ...['ui', 'binding', 'theme'].map((door) => `export * from '@oja/widgets/${door}';`),
].join('\n');

/** @type {Promise<number> | undefined} */
let sharedWeight;

/**
 * A step for each widget; its name carries the figure.
 *
 * @param {() => string} findHost Gives the folder with the unpacked packages, once there is one.
 */
export function widgetSizeSteps(findHost) {
  return widgets.map(({ folder, name }) => {
    const budget = own[name] ?? own[folder] ?? BUDGET;
    let cost = '';
    return {
      get name() {
        return `@oja/widgets/${folder}: ${name} costs at most ${budget} KB beyond React, core's client and the kit${cost}`;
      },
      check: async () => {
        const host = findHost();
        sharedWeight ??= bundle(host, shared).then(weigh);
        const code = await bundle(host, `${shared}\nexport { ${name} } from '@oja/widgets/${folder}';`);
        const size = weigh(code) - (await sharedWeight);
        cost = `: ${size.toFixed(1)} KB`;
        if (size > budget) throw new Error(`It costs ${size.toFixed(1)} KB.`);
      },
    };
  });
}

/**
 * A balance must not bring the machine of a sale: what of core a widget does not use, its bundle leaves out.
 *
 * @param {() => string} findHost
 */
export const leanBalanceStep = (findHost) => ({
  name: 'a wallet balance from npm carries no purchase, and nothing that is for developers',
  check: async () => {
    const carries = async (/** @type {string} */ name) => {
      const code = `export { createClient } from '@oja/core';export { ${name} } from '@oja/widgets';`;
      const bundled = await bundle(findHost(), code);
      // Of the journal of purchases, and of the report on a theme's contrast.
      return ['createObjectStore', 'this theme is hard to read'].filter((words) => bundled.includes(words));
    };
    // It would be found.
    const [inSale, inBalance] = [await carries('DataPurchase'), await carries('WalletBalance')];
    if (inSale.join() !== 'createObjectStore')
      throw new Error(`A sale has ${inSale.join() || 'none of it'}.`);
    if (inBalance.length > 0) throw new Error(`It has ${inBalance.join()}.`);
  },
});

/**
 * Every statement of core that only makes something is marked as such: a host's bundler leaves out what nothing uses.
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
