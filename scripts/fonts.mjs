import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './spawn.mjs';

const packages = new URL('../node_modules/', import.meta.url);
export const fontFolder = new URL('../packages/widgets/src/theme/public/fonts/', import.meta.url);

/**
 * @param {number} first
 * @param {number} last
 */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const latin = `${range(0x20, 0x7e)}\u00a0£©«®·»×ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú–—‘’“”•…‹›−`;
/**
 * Letters of Nigerian names. Only Inter has the Hausa letters; Poppins has neither those, nor these, nor the naira
 * sign. The device's font renders missing letters. The combining marks are Yoruba tones: Unicode has no precomposed
 * letter with both a dot and a tone.
 */
const names = 'ẸẹỊịỌọỤụ\u0300\u0301';
/** A browser composes Yoruba's ṣ, ń and ǹ from these if the font lacks the precomposed letter. */
const dotted = 'SsNn\u0300\u0301\u0323';

/** @typedef {{ source: string, file: string, characters: string }} Cut */

/**
 * Subsets of a variable font.
 *
 * @param {string} family
 * @param {string} extended The naira sign and the Hausa letters that the font has.
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
 * Cuts one font file and returns its bytes.
 *
 * @param {Cut} cut
 */
export async function cutFont({ source, characters }) {
  // Imported lazily: setup imports this file before packages are installed.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readFile(new URL(source, packages)), characters, {
    targetFormat: 'woff2',
    ...(source.includes('-wght-') && { variationAxes: { wght: { min: 400, max: 600 } } }),
    noHinting: true,
  });
}

const stamp = join(root, '.cache/fonts');
/** Inputs of the cut files: the font packages, the subsetter and this file. */
const readers = [
  'scripts/fonts.mjs',
  ...['@fontsource-variable/roboto', '@fontsource-variable/inter', '@fontsource/poppins', 'subset-font'].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/**
 * Subsets the three fonts of the specification to the characters that Oja uses: English letters, the naira sign, and
 * the letters of Nigerian names. Keeps weights 400 to 600 and drops hinting: devices whose screens need hinting have
 * Roboto or Segoe installed. Runs before every build; takes half a second, and nothing if the files are up to date.
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
