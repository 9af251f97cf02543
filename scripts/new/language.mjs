import { before } from './recipe.mjs';

/**
 * A language: one file, which need not be whole, and a line in the dashboard's list.
 *
 * @param {import('./recipe.mjs').Name} name Its BCP 47 tag.
 * @returns {import('./recipe.mjs').Recipe}
 */
export const language = ({ id, camel }) => ({
  files: {
    [`packages/widgets/src/text/locales/${id}.ts`]: `import type { Catalogue } from '../catalogue.ts';

/**
 * English stands in for each sentence that is missing.
 *
 * Not yet reviewed by a speaker.
 */
export const ${camel}: Catalogue = {
  language: '${id}',
  kit: { close: 'Close' },
};
`,
  },
  edits: {
    'packages/dashboard/src/language/languages.ts': before(
      '];\n\n/** The language of a tag',
      `  { tag: '${id}', name: '${id}', load: () => import('@oja/widgets/locales/${id}').then(({ ${camel} }) => ${camel}) },\n`,
    ),
  },
  next: [
    'Name it as its speakers do, in `language` and in the list of the dashboard.',
    'npx vitest run --project unit locales --reporter=verbose lists what is missing.',
  ],
});
