import { before } from './recipe.mjs';

/**
 * A page of the dashboard: a folder, a row of the table of routes, and its name.
 *
 * @param {import('./recipe.mjs').Name} name
 * @returns {import('./recipe.mjs').Recipe}
 */
export const page = ({ id, camel, pascal, title }) => ({
  files: {
    [`packages/dashboard/src/pages/${id}/${pascal}Page.tsx`]: `import { OpenPurchases } from '@oja/widgets/open-purchases';

/** ${title}. A page arranges widgets and holds no logic of its own. */
export function ${pascal}Page() {
  return <OpenPurchases />;
}
`,
    [`packages/dashboard/src/pages/${id}/${pascal}Page.test.tsx`]: `import { afterEach, it } from 'vitest';
import { arriveAt, closeApp, renderApp } from '../../testing/renderApp.tsx';

afterEach(closeApp);

it('has its address and its title', async () => {
  renderApp('/more/${id}');
  await arriveAt('${camel}');
});
`,
  },
  edits: {
    'packages/dashboard/src/routes.tsx': (source) =>
      before(
        "  { name: 'unknown', paths: []",
        `  { name: '${camel}', paths: ['/more/${id}'], access: 'agent', page: ${camel}Page },\n`,
      )(
        before(
          'const unknownPage: Page',
          `const ${camel}Page: Page = onDemand('${id}', () =>\n  import('./pages/${id}/${pascal}Page.tsx').then((page) => page.${pascal}Page),\n);\n`,
        )(source),
      ),
    'packages/widgets/src/text/en/dashboard.ts': before(
      "    unknown: 'Page not found',",
      `    ${camel}: '${title}',\n`,
    ),
  },
  next: [
    'Put it into the side menu in packages/dashboard/src/menu/menuEntries.ts, where it has a place there.',
    'npm run pictures -- packages/dashboard takes its two pictures.',
  ],
});
