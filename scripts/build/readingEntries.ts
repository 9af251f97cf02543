import { readdirSync } from 'node:fs';
import { at } from './paths.ts';
import type { ElementEntry } from './purchaseEntries.ts';

const folder = at('packages/widgets/src/embed/reading');

/** One for each tag that sells nothing: its module has its name. */
export const readingEntries = async (): Promise<readonly ElementEntry[]> =>
  readdirSync(folder)
    .filter((file) => /^oja-[\w-]+\.tsx$/.test(file))
    .map((file) => ({ tag: file.replace('.tsx', ''), code: `export { mount } from '${folder}/${file}';` }));
