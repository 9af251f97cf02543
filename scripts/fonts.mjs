/**
 * Cuts the three fonts of the specification down to what Oja writes: the letters of English, the naira sign, and the
 * letters of Nigerian names. Run by hand when a font package or the characters change; the files it writes are committed,
 * and scripts/fonts.test.ts tells when they are not what the packages give. Only weights 400 to 600 are kept, and no
 * hinting: screens that need it have Roboto or Segoe of their own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { isMain } from './spawn.mjs';

const packages = new URL('../node_modules/', import.meta.url);
export const fontFolder = new URL('../packages/widgets/src/theme/fonts/', import.meta.url);

/**
 * @param {number} first
 * @param {number} last
 */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const latin = `${range(0x20, 0x7e)}\u00a0£©«®·»×ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú–—‘’“”•…‹›−`;
/** Hausa's letters are in Inter alone, and Poppins has neither the naira sign nor any of these names' letters. */
const names = 'ẸẹỊịỌọỤụ';

/**
 * @typedef {{ source: string, file: string, characters: string }} Cut
 * @type {readonly Cut[]}
 */
export const cuts = [
  ...[
    ['latin', 'latin', latin],
    ['latin-ext', 'naira', '₦'],
    ['vietnamese', 'names', names],
  ].map(([part, name, characters = '']) => ({
    source: `@fontsource-variable/roboto/files/roboto-${part}-wght-normal.woff2`,
    file: `roboto-${name}.woff2`,
    characters,
  })),
  ...[
    ['latin', 'latin', latin],
    ['latin-ext', 'naira', '₦ƁƊƘƴɓɗƙṢṣ'],
    ['vietnamese', 'names', names],
  ].map(([part, name, characters = '']) => ({
    source: `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
    file: `inter-${name}.woff2`,
    characters,
  })),
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
  return subsetFont(await readFile(new URL(source, packages)), characters, {
    targetFormat: 'woff2',
    ...(source.includes('-wght-') && { variationAxes: { wght: { min: 400, max: 600 } } }),
    noHinting: true,
  });
}

if (isMain(import.meta.url)) {
  await mkdir(fontFolder, { recursive: true });
  for (const cut of cuts) {
    const bytes = await cutFont(cut);
    await writeFile(new URL(cut.file, fontFolder), bytes);
    console.log(`${cut.file}: ${bytes.length} bytes`);
  }
}
