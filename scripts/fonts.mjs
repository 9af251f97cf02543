/**
 * Cuts Roboto down to what Oja writes: the letters of English, the naira sign, and the letters of Nigerian names.
 * Run by hand when the font package or the characters change; the files it writes are committed.
 * Only weights 400 to 600 are kept, and no hinting: screens that need it have Roboto or Segoe of their own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const from = new URL('../node_modules/@fontsource-variable/roboto/files/', import.meta.url);
const to = new URL('../packages/widgets/src/theme/fonts/', import.meta.url);

/**
 * @param {number} first
 * @param {number} last
 */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

const cuts = [
  {
    source: 'roboto-latin-wght-normal.woff2',
    file: 'roboto-latin.woff2',
    characters: `${range(0x20, 0x7e)}\u00a0£©«®·»×ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú–—‘’“”•…‹›−`,
  },
  { source: 'roboto-latin-ext-wght-normal.woff2', file: 'roboto-naira.woff2', characters: '₦' },
  { source: 'roboto-vietnamese-wght-normal.woff2', file: 'roboto-names.woff2', characters: 'ẸẹỊịỌọỤụ' },
];

await mkdir(to, { recursive: true });
for (const { source, file, characters } of cuts) {
  const cut = await subsetFont(await readFile(new URL(source, from)), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    noHinting: true,
  });
  await writeFile(new URL(file, to), cut);
  console.log(`${file}: ${cut.length} bytes`);
}
