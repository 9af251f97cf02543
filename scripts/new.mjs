import { call } from './new/call.mjs';
import { category } from './new/category.mjs';
import { language } from './new/language.mjs';
import { page } from './new/page.mjs';
import { provider } from './new/provider.mjs';
import { apply, spellings } from './new/recipe.mjs';
import { widget } from './new/widget.mjs';
import { giveUp, setup } from './setup.mjs';
import { isMain, root, run } from './spawn.mjs';

const recipes = { call, category, language, page, provider, widget };

export const kinds = /** @type {readonly (keyof typeof recipes)[]} */ (Object.keys(recipes));

/** @param {string} word */
const isKind = (word) => kinds.some((kind) => kind === word);

/**
 * Follows one recipe of CONTRIBUTING.md below `folder`.
 *
 * @param {string} folder
 * @param {string} kind One of `kinds`.
 * @param {string} id As in "price-alerts".
 * @returns {{ written: string[], next: readonly string[] }}
 */
export function create(folder, kind, id) {
  if (!isKind(kind) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`npm run new -- <kind> <name-in-small-letters>. A kind is one of: ${kinds.join(', ')}.`);
  const recipe = recipes[/** @type {keyof typeof recipes} */ (kind)](spellings(id));
  return { written: apply(folder, recipe), next: recipe.next };
}

if (isMain(import.meta.url)) {
  try {
    const [kind = '', id = ''] = process.argv.slice(2);
    const { written, next } = create(root, kind, id);
    await setup();
    await run('biome', ['check', '--write', '--log-level=error', '--files-ignore-unknown=true', ...written]);
    console.log([...written.map((file) => `  ${file}`), '', ...next.map((line) => `- ${line}`)].join('\n'));
  } catch (problem) {
    giveUp(problem);
  }
}
