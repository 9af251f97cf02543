import { readdirSync } from 'node:fs';
import { at } from './paths.ts';
import type { ElementEntry } from './purchaseEntries.ts';

const folderOf = (family: 'reading' | 'history') => at('packages/widgets/src/embed', family);

/** One for each tag of a family that sells nothing: its module has its name. */
export const readingEntries = (family: 'reading' | 'history'): readonly ElementEntry[] =>
  readdirSync(folderOf(family))
    .filter((file) => /^oja-[\w-]+\.tsx$/.test(file))
    .map((file) => ({
      tag: file.replace('.tsx', ''),
      code: `export { mount } from '${folderOf(family)}/${file}';`,
    }));
