import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { fromSource, quiet } from './base.ts';
import { eagerImports } from './eagerImports.ts';
import { inlineStyles } from './inlineStyles.ts';
import { lighter } from './lighter.ts';
import { olderEngines } from './olderEngines.ts';
import { at } from './paths.ts';
import { aliasesFor, type Runtime } from './preact.ts';
import { preactOnAnyPage } from './preactOnAnyPage.ts';
import { type ElementEntry, purchaseEntries } from './purchaseEntries.ts';
import { readingEntries } from './readingEntries.ts';
import { marked, shortNames } from './shortNames.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const ENTRY = 'oja:entry/';

/** Tags that share most of their code: one file for them all, loaded once for a page. */
interface Family {
  readonly shared: string;
  /** Whether each tag brings its own styles: a page with several tags loads less if they are in the shared file. */
  readonly isSplit: boolean;
  /** Whether what its widgets load later comes at once: a sale has nothing to load later. */
  readonly isEager?: true;
  readonly entries: readonly ElementEntry[];
}

/** Three, so that a widget that only shows something does not bring all that a sale needs, nor all of a history. */
const families = async (): Promise<readonly Family[]> => [
  { shared: 'oja-shared.js', isSplit: false, entries: await purchaseEntries() },
  { shared: 'oja-reading.js', isSplit: true, entries: readingEntries('reading') },
  { shared: 'oja-history.js', isSplit: true, isEager: true, entries: readingEntries('history') },
];

/**
 * Adds a shared file for each family, and a small one for each tag. Neither imports the other: the loader passes the shared
 * part to the tag's. An import in the file could not be retried, because browsers remember the address of a module that
 * failed.
 */
export function elementFiles(runtime: Runtime, only?: readonly string[]): Plugin {
  return {
    name: 'oja:element-files',
    apply: 'build',
    async generateBundle() {
      for (const family of await families()) {
        const { shared, entries } = family;
        const wanted = entries.filter(({ tag }) => !only || only.includes(tag));
        if (wanted.length === 0) continue;
        const chunks = await chunksOf(family, runtime);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit(shared, sharedFile(chunks, shared));
        for (const { tag } of wanted) emit(`${tag}.js`, tagFile(chunks, `${tag}.js`, shared));
      }
    },
  };
}

/** CommonJS, because such a chunk runs wherever it is given `require` and `exports`. */
async function chunksOf(family: Family, runtime: Runtime): Promise<Chunks> {
  const { output } = (await build(configOf(family, runtime))) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  if (chunks.length < output.length) throw new Error('An element is code alone: its styles are inlined.');
  if (chunks.some((chunk) => chunk.dynamicImports.length > 0))
    throw new Error('Nothing of an element is loaded later.');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Marks a CommonJS module as converted from ES. Nothing reads the mark here. */
const mark = /Object\.defineProperty\(exports,Symbol\.toStringTag,\{value:`Module`\}\);/;
const getter =
  /Object\.defineProperty\(exports,"(\w+)",\{enumerable:!0,get:function\(\)\{return ([\w$]+)\}\}\)/g;

const codeOf = (chunks: Chunks, name: string): string => {
  const chunk = chunks.get(name);
  if (!chunk) throw new Error(`The build has no ${name}.`);
  const code = chunk.code.trim().replace(mark, '');
  // Nothing imports a chunk before it has run to its end, so that no export needs a getter.
  return code.replaceAll(getter, 'exports.$1=$2');
};

const run = (chunks: Chunks, name: string) =>
  `(exports=>{${codeOf(chunks, name)}\n})(parts[${JSON.stringify(`./${name}`)}]={});`;

/** After what the bundler itself needs, where it does: for modules that are taken as a whole. */
function sharedFile(chunks: Chunks, shared: string): string {
  const before = [...withImports(chunks, shared)].filter((chunk) => chunk !== shared);
  const parts = before.map((chunk) => run(chunks, chunk)).join('');
  const start = parts && `const parts={},require=name=>parts[name];${parts}`;
  return `${start}const exports={};${codeOf(chunks, shared)}\nexport default exports;`;
}

/** The tag's chunk, after the chunks that only some tags share, which are too small for a separate request. */
function tagFile(chunks: Chunks, name: string, shared: string): string {
  const parts = [...withImports(chunks, name)].filter((chunk) => chunk !== shared);
  const body = parts.map((chunk) => run(chunks, chunk)).join('');
  // `inlineStyles` gives them to a chunk that has some.
  const end = body.includes('exports.css=')
    ? `const css=Object.assign({},...Object.values(parts).map(part=>part.css)),{mount}=parts["./${name}"];return{mount:context=>mount({...context,css})}`
    : `return parts["./${name}"]`;
  return `export default shared=>{const parts={"./${shared}":shared},require=name=>parts[name];${body}${end}};`;
}

/** A chunk after everything that it imports. */
function withImports(chunks: Chunks, name: string, found = new Set<string>()): ReadonlySet<string> {
  for (const imported of chunks.get(name)?.imports ?? []) withImports(chunks, imported, found);
  return found.add(name);
}

function configOf({ shared, isSplit, isEager, entries }: Family, runtime: Runtime): InlineConfig {
  const { define, resolve, environments } = fromSource();
  const codes = new Map(entries.map(({ tag, code }) => [ENTRY + tag, code]));
  return {
    root: at('packages/widgets'),
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    define,
    environments,
    resolve: { ...resolve, alias: [...aliasesFor(runtime), ...lighter] },
    plugins: [
      {
        name: 'oja:entries',
        resolveId: (id) => (codes.has(id) ? id : null),
        load: (id) => codes.get(id) ?? null,
      },
      ...(isEager ? [eagerImports()] : []),
      react(),
      vanillaExtractPlugin({ identifiers: marked }),
      preactOnAnyPage(),
      inlineStyles(shared, isSplit),
      shortNames(),
      olderEngines(),
    ],
    build: {
      target: 'es2022',
      write: false,
      // A preload helper would put <link>s into the host's head.
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        ...quiet,
        input: Object.fromEntries(entries.map(({ tag }) => [tag, ENTRY + tag])),
        optimization: { inlineConst: true },
        // The loader calls `mount` of each.
        preserveEntrySignatures: 'strict',
        output: {
          format: 'cjs',
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [{ name: shared.replace('.js', ''), minShareCount: entries.length }],
          },
        },
      },
    },
  };
}
