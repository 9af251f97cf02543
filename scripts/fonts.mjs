import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './spawn.mjs';

const packages = new URL('../node_modules/', import.meta.url);
export const fontFolder = new URL('../packages/widgets/src/theme/fonts/', import.meta.url);

/**
 * @param {number} first
 * @param {number} last
 */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const latin = `${range(0x20, 0x7e)}\u00a0£©«®·»×ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú–—‘’“”•…‹›−`;
/**
 * Hausa's letters are in Inter alone, and Poppins has neither the naira sign nor any of these names' letters: what a font
 * lacks is drawn in the device's own. The marks are those of Yoruba's tones, for which Unicode has no letter with a dot.
 */
const names = 'ẸẹỊịỌọỤụ\u0300\u0301';
/** A browser puts Yoruba's ṣ, ń and ǹ together of these, where the font lacks the letter itself. */
const dotted = 'SsNn\u0300\u0301\u0323';

/** @typedef {{ source: string, file: string, characters: string }} Cut */

/**
 * The parts of a variable font that are kept.
 *
 * @param {string} family
 * @param {string} extended What it has of the naira sign and of Hausa's letters.
 * @returns {Cut[]}
 */
const variable = (family, extended) =>
  [
    ['latin', 'latin', latin],
    ['latin-ext', 'naira', extended],
    ['vietnamese', 'names', names],
  ].map(([part, name, characters = '']) => ({
    source: `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`,
    file: `${family}-${name}.woff2`,
    characters,
  }));

/** @type {readonly Cut[]} */
export const cuts = [
  ...variable('roboto', '₦'),
  {
    source: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
    file: 'roboto-dotted.woff2',
    characters: dotted,
  },
  ...variable('inter', '₦ƁƊƘƳƴɓɗƙṢṣŃńǸǹṄṅ'),
  ...[400, 500, 600].map((weight) => ({
    source: `@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`,
    file: `poppins-${weight}.woff2`,
    characters: latin,
  })),
];

/**
 * The bytes of one file.
 *
 * @param {Cut} cut
 */
export async function cutFont({ source, characters }) {
  // Setup imports this file before anything is installed.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readFile(new URL(source, packages)), characters, {
    targetFormat: 'woff2',
    ...(source.includes('-wght-') && { variationAxes: { wght: { min: 400, max: 600 } } }),
    noHinting: true,
  });
}

const stamp = join(root, '.cache/fonts');
/** What the cut files depend on: the packages, the cutter and this file. */
const readers = [
  'scripts/fonts.mjs',
  ...['@fontsource-variable/roboto', '@fontsource-variable/inter', '@fontsource/poppins', 'subset-font'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/**
 * Cuts the three fonts of the specification down to what Oja writes: the letters of English, the naira sign, and the
 * letters of Nigerian names. Only weights 400 to 600 are kept, and no hinting: screens that need it have Roboto or Segoe
 * of their own. Before every build; it takes half a second, and nothing where they are there.
 */
export async function cutFonts() {
  const hash = createHash('sha256');
  for (const file of readers) hash.update(readFileSync(join(root, file)));
  const made = hash.digest('hex');
  const areThere = cuts.every(({ file }) => existsSync(new URL(file, fontFolder)));
  if (areThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  for (const cut of cuts) await writeFile(new URL(cut.file, fontFolder), await cutFont(cut));
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(stamp, made);
}
