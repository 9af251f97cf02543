/**
 * A language: one file, which need not be whole.
 *
 * @param {import('./recipe.mjs').Name} name Its BCP 47 tag.
 * @returns {import('./recipe.mjs').Recipe}
 */
export const language = ({ id, camel }) => ({
  files: {
    [`packages/widgets/src/text/locales/${id}.ts`]: `import type { Catalogue } from '../catalogue.ts';

/** English stands in for each sentence that is missing. */
export const ${camel}: Catalogue = {
  language: '${id}',
  kit: { close: 'Close' },
};
`,
  },
  edits: {},
  next: [
    'Name it as its speakers do, in `language`.',
    'npx vitest run --project unit locales --reporter=verbose lists what is missing.',
  ],
});
