import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { filesBelow } from './files.mjs';
import { isMain, root } from './spawn.mjs';

/**
 * Imports between the folders of a package, including type imports and dynamic imports. Maps each folder to
 * the folders that it imports, each with a file that imports it.
 * @typedef {Map<string, Map<string, string>>} Graph
 */

const packages = /** @type {const} */ (['core', 'widgets', 'dashboard']);
/** Tests and test helpers, which may import anything. */
const apart = /\.(test|deep|stories|usage|helper|fixture|e2e)\.|\/(testing|e2e|screenshots)\//;
const page = join(root, 'ARCHITECTURE.md');
const require = createRequire(import.meta.url);

/**
 * What code imports, as written: "./Button.tsx", "react". Includes type imports and dynamic imports.
 *
 * @param {string} code
 */
export function importedNames(code) {
  // Loaded lazily, because a fresh clone installs its packages after this module is loaded.
  /** @type {typeof import('@typescript/typescript6')} */
  const ts = require('@typescript/typescript6');
  return ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
}

/** @param {string} name */
export function graphOf(name) {
  const sources = join(root, 'packages', name, 'src');
  const files = filesBelow(sources).filter((file) => /\.tsx?$/.test(file));
  const imports = files.sort().flatMap((file) =>
    importedNames(readFileSync(join(sources, file), 'utf8'))
      .filter((imported) => imported.startsWith('.'))
      .map((imported) => ({ file, imported: normalize(join(dirname(file), imported)) })),
  );
  return graphFrom(imports);
}

/**
 * @param {readonly { file: string, imported: string }[]} imports
 * @returns {Graph}
 */
export function graphFrom(imports) {
  /** @type {Graph} */
  const graph = new Map();
  const edgesOf = (/** @type {string} */ folder) => {
    const edges = graph.get(folder) ?? new Map();
    graph.set(folder, edges);
    return edges;
  };
  for (const { file, imported } of imports) {
    if (imported.startsWith('..') || [file, imported].some((each) => apart.test(`/${each}`))) continue;
    const [from, to] = [folderOf(file), folderOf(imported)];
    edgesOf(to);
    if (from !== to && !edgesOf(from).has(to)) edgesOf(from).set(to, file);
  }
  return graph;
}

/** The folder of a file. Each feature of core is a folder, and so is a top-level module with its styles. @param {string} file */
function folderOf(file) {
  const [first = '', second = ''] = file.split('/');
  if (first === 'features') return `${first}/${second}`;
  return first.replace(/(\.css)?\.tsx?$/, '');
}

/**
 * All folders that a folder imports, directly or indirectly.
 *
 * @param {Graph} graph
 * @param {string} from
 * @param {Set<string>} seen
 */
function reachable(graph, from, seen = new Set()) {
  for (const to of graph.get(from)?.keys() ?? []) {
    if (seen.has(to)) continue;
    seen.add(to);
    reachable(graph, to, seen);
  }
  return seen;
}

/**
 * Describes the imports that are part of a cycle.
 *
 * @param {Graph} graph
 */
export function backArrows(graph) {
  return [...graph].flatMap(([from, edges]) =>
    [...edges]
      .filter(([to]) => reachable(graph, to).has(from))
      .map(([to, file]) => `${from} imports ${to} (${file}), which imports ${from}`),
  );
}

/**
 * Renders the graph as a Mermaid flowchart. Leaves out arrows that follow from others. Folders with the same arrows
 * share a box.
 *
 * @param {Graph} graph
 */
export function diagramOf(graph) {
  const arrows = new Map(
    [...graph.keys()].sort().map((from) => {
      const next = [...(graph.get(from)?.keys() ?? [])].sort();
      return [from, next.filter((to) => !next.some((other) => reachable(graph, other).has(to)))];
    }),
  );
  const importers = (/** @type {string} */ to) =>
    [...arrows].filter(([, next]) => next.includes(to)).map(([from]) => from);
  /** @type {Map<string, string[]>} */
  const boxes = new Map();
  for (const [folder, next] of arrows) {
    const key = `${next}|${importers(folder)}`;
    boxes.set(key, [...(boxes.get(key) ?? []), folder]);
  }
  const boxOf = new Map(
    [...boxes.values()].flatMap((folders) => folders.map((folder) => [folder, folders[0]])),
  );
  const lines = [...boxes.values()].flatMap((folders) => {
    const [first = ''] = folders;
    const targets = [...new Set((arrows.get(first) ?? []).map((to) => boxOf.get(to)))];
    return [`  ${first}["${folders.join('<br>')}"]`, ...targets.map((to) => `  ${first} --> ${to}`)];
  });
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

/** Replaces the import diagrams in the text of ARCHITECTURE.md. @param {string} text */
export function withDiagrams(text) {
  return packages.reduce((before, name) => {
    const section = new RegExp(`(<!-- imports of ${name} -->\n)[^]*?(\n<!-- end -->)`);
    if (!section.test(before)) throw new Error(`ARCHITECTURE.md has no place for the imports of ${name}.`);
    return before.replace(section, (_, start, end) => `${start}${diagramOf(graphOf(name))}${end}`);
  }, text);
}

/** Checks of the imports between folders. */
export const importSteps = [
  {
    name: 'imports between folders have no cycles, types included',
    check: async () => {
      const found = packages.flatMap((name) => backArrows(graphOf(name)).map((arrow) => `${name}: ${arrow}`));
      if (found.length > 0) throw new Error(found.join('\n'));
    },
  },
  {
    name: 'ARCHITECTURE.md shows the current imports',
    check: async () => {
      const text = readFileSync(page, 'utf8');
      if (withDiagrams(text) !== text) throw new Error('Run: node scripts/imports.mjs');
    },
  },
];

if (isMain(import.meta.url)) {
  writeFileSync(page, withDiagrams(readFileSync(page, 'utf8')));
  for (const name of packages)
    for (const arrow of backArrows(graphOf(name))) console.log(`${name}: ${arrow}`);
  console.log(`${relative(root, page)} shows the current imports.`);
}
