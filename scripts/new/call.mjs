import { all, before, importing } from './recipe.mjs';

/**
 * A call: a schema, a row of THE TABLE, a handler, a fixture and its line in the documentation.
 *
 * @param {import('./recipe.mjs').Name} name
 * @returns {import('./recipe.mjs').Recipe}
 */
export const call = ({ id, camel, title }) => ({
  files: {
    [`packages/core/src/schemas/${camel}.ts`]: `import { list, object } from './object.ts';
import { text } from './text.ts';

/** ${title}, newest first. */
export const ${camel}Schema = list(object({ id: text(), name: text() }));
`,
    [`examples/reference-api/src/routes/${camel}.ts`]: `import type { Handler } from '../http/handler.ts';

export const ${camel}: Handler<'${camel}'> = async () => ({ data: [] });
`,
  },
  edits: {
    'packages/core/src/endpoints.ts': all(
      importing(`import { ${camel}Schema } from './schemas/${camel}.ts';`),
      before(
        '} as const satisfies Record<string, Endpoint>',
        `  ${camel}: { method: 'GET', path: '/${id}', auth: 'agent', origin: 'extension', answer: ${camel}Schema },\n`,
      ),
    ),
    'packages/core/src/openapi/requests.ts': before('\n};', `\n  ${camel}: { summary: '${title}' },`),
    'packages/core/src/demo/answers.ts': before('\n};', `\n  ${camel}: [{ id: '1', name: '${title}' }],`),
    'examples/reference-api/src/routes/handlers.ts': all(
      importing(`import { ${camel} } from './${camel}.ts';`),
      before('\n};', `\n  ${camel},`),
    ),
  },
  next: [
    'Write the schema of what goes out and what comes back, and the handler.',
    'npx vitest run --project unit packages/core/src/surface.test.ts -u',
    'If a screen needs it, add it to a store in packages/core/src/stores/.',
  ],
});
