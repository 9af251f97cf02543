import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What one `npm run new` does: files that it writes, edits of files that are there, and what is left to a person.
 * @typedef {{
 *   readonly files: Readonly<Record<string, string>>,
 *   readonly edits: Readonly<Record<string, (source: string) => string>>,
 *   readonly next: readonly string[],
 * }} Recipe
 */

/**
 * A name in the spellings that a recipe needs: "price-alerts", "priceAlerts", "PriceAlerts" and "Price alerts".
 *
 * @param {string} id
 */
export function spellings(id) {
  const camel = id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const words = id.replaceAll('-', ' ');
  return {
    id,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** @typedef {ReturnType<typeof spellings>} Name */

/**
 * An edit that puts a line before the last place where `anchor` stands.
 *
 * @param {string} anchor
 * @param {string} line
 * @returns {(source: string) => string}
 */
export const before = (anchor, line) => (source) => {
  const at = source.lastIndexOf(anchor);
  if (at < 0) throw new Error(`"${anchor}" was not found.`);
  return `${source.slice(0, at)}${line}${source.slice(at)}`;
};

/**
 * An edit that puts an import first; the formatter sorts it in.
 *
 * @param {string} line
 * @returns {(source: string) => string}
 */
export const importing = (line) => (source) => `${line}\n${source}`;

/**
 * @param {readonly ((source: string) => string)[]} edits
 * @returns {(source: string) => string}
 */
export const all =
  (...edits) =>
  (source) =>
    edits.reduce((text, edit) => edit(text), source);

/**
 * Applies a recipe below `root` and gives the paths that it wrote. Nothing is written where anything is in the way.
 *
 * @param {string} root
 * @param {Recipe} recipe
 */
export function apply(root, { files, edits }) {
  for (const path of Object.keys(files))
    if (existsSync(join(root, path))) throw new Error(`${path} is there already.`);
  const edited = Object.entries(edits).map(([path, edit]) => {
    try {
      return [path, edit(readFileSync(join(root, path), 'utf8'))];
    } catch (problem) {
      throw new Error(`${path} can’t be edited: ${problem instanceof Error ? problem.message : problem}`);
    }
  });
  for (const [path = '', text = ''] of [...Object.entries(files), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...Object.keys(files), ...Object.keys(edits)];
}
