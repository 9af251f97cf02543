/** @typedef {import('node-plop').AddActionConfig | import('node-plop').ModifyActionConfig} Step */

/**
 * @param {string} path
 * @param {string} template
 * @returns {Step}
 */
const add = (path, template) => ({ type: 'add', path, templateFile: `templates/${template}.hbs` });

/**
 * @param {string} path
 * @param {string | RegExp} marker A string must occur exactly once in the file.
 * @param {string} template `$&` is replaced by the marker.
 * @returns {Step}
 */
const edit = (path, marker, template) => ({ type: 'modify', path, pattern: marker, template });

/**
 * Inserts an import at the top of a file. The formatter sorts it.
 *
 * @param {string} path
 * @param {string} line
 */
const importing = (path, line) => edit(path, /^/, `${line}\n`);

/** Sections of the text catalogue with a text for each category. */
const texts = ['categories', 'dashboard', 'home', 'transactions'];

/**
 * Steps of each kind: first new files, then edits, then sentences on what remains to be done by hand, which plop treats
 * as comments.
 *
 * @satisfies {Record<string, (Step | string)[]>}
 */
export const recipes = {
  call: [
    add('packages/core/src/features/{{id}}/schema.ts', 'call/schema.ts'),
    add('packages/core/src/features/{{id}}/endpoints.ts', 'call/endpoints.ts'),
    add('packages/core/src/features/{{id}}/demo.ts', 'call/demo.ts'),
    add('examples/reference-api/src/routes/{{camelCase id}}.ts', 'call/handler.ts'),
    importing(
      'packages/core/src/contract/endpoints.ts',
      "import { {{camelCase id}}Endpoints } from '../features/{{id}}/endpoints.ts';",
    ),
    edit('packages/core/src/contract/endpoints.ts', '\n}))();', '\n  ...{{camelCase id}}Endpoints,$&'),
    edit(
      'packages/core/src/contract/openapi/requests.ts',
      '\n};',
      "\n  {{camelCase id}}: { summary: '{{sentenceCase id}}' },$&",
    ),
    importing(
      'packages/core/src/contract/demo/answers.ts',
      "import { demo{{pascalCase id}} } from '../../features/{{id}}/demo.ts';",
    ),
    edit(
      'packages/core/src/contract/demo/answers.ts',
      '\n};',
      '\n  {{camelCase id}}: demo{{pascalCase id}},$&',
    ),
    importing(
      'examples/reference-api/src/routes/handlers.ts',
      "import { {{camelCase id}} } from './{{camelCase id}}.ts';",
    ),
    edit('examples/reference-api/src/routes/handlers.ts', '\n};', '\n  {{camelCase id}},$&'),
    'Write the schemas of the request and the response, and the handler.',
    'npx vitest run --project unit packages/core/src/surface.test.ts -u',
    'If a screen needs it, write its store: packages/core/src/features/{{id}}/store.ts.',
  ],
  category: [
    add('packages/core/src/catalogue/{{id}}/{{camelCase id}}.ts', 'category/definition.ts'),
    add('packages/widgets/src/embed/purchase/oja-{{id}}-purchase.tsx', 'category/element.tsx'),
    importing(
      'packages/core/src/index.ts',
      "export { {{camelCase id}} } from './catalogue/{{id}}/{{camelCase id}}.ts';",
    ),
    importing(
      'packages/core/src/catalogue/catalogue.ts',
      "import { {{camelCase id}} } from './{{id}}/{{camelCase id}}.ts';",
    ),
    edit(
      'packages/core/src/catalogue/catalogue.ts',
      '] as const satisfies readonly ServiceDefinition[]',
      '  {{camelCase id}},\n$&',
    ),
    ...texts.map((name) =>
      // Adds a text beside each text of the specification's last category.
      edit(
        `packages/widgets/src/text/en/${name}.ts`,
        /'result-checker': '[^']*'/g,
        "$&, '{{id}}': '{{sentenceCase id}}'",
      ),
    ),
    edit(
      'examples/reference-api/src/catalogue/bills.ts',
      '  electricity: discos.map(',
      "  '{{id}}': [{ id: 'a-{{id}}', name: 'A service', least: 100, most: 50_000, rate: 100 }],\n$&",
    ),
    edit(
      'examples/partner-site/README.md',
      '\n\nAn element keeps its height free',
      '\n| `<oja-{{id}}-purchase>` | `purchase:{{id}}` | `service` (id of a service), `account` (digits), `amount` (in naira) | 522 px |$&',
    ),
    'Write its fields in the definition, as the other services do, and give its tag the view of each field.',
    'npx vitest run --project unit packages/core/src/surface.test.ts -u',
    `Write its text in packages/widgets/src/text/en/: ${texts.join(', ')}.`,
    'Replace "A service" by its services. A service with plans belongs in catalogue/catalogue.ts.',
    'If its recipient or its price needs special rules, write them in sale/validatePurchase.ts and sale/offer.ts.',
  ],
  language: [
    add('packages/widgets/src/text/locales/{{id}}.ts', 'language/catalogue.ts'),
    edit(
      'packages/dashboard/src/language/languages.ts',
      '];\n\n/** The language of a tag',
      "  { tag: '{{id}}', name: '{{id}}', load: () => import('@oja/widgets/locales/{{id}}').then(({ {{camelCase id}} }) => {{camelCase id}}) },\n$&",
    ),
    'Write its name in the language itself, in `language` and in the list of the dashboard.',
    'npx vitest run --project unit locales --reporter=verbose lists the missing sentences.',
  ],
  page: [
    add('packages/dashboard/src/pages/{{id}}/{{pascalCase id}}Page.tsx', 'page/page.tsx'),
    add('packages/dashboard/src/pages/{{id}}/{{pascalCase id}}Page.test.tsx', 'page/test.tsx'),
    edit(
      'packages/dashboard/src/routes.tsx',
      'const unknownPage: Page',
      "const {{camelCase id}}Page: Page = lazyChunk('{{id}}', () =>\n  import('./pages/{{id}}/{{pascalCase id}}Page.tsx').then((page) => page.{{pascalCase id}}Page),\n);\n$&",
    ),
    edit(
      'packages/dashboard/src/routes.tsx',
      "  { name: 'unknown', paths: []",
      "  { name: '{{camelCase id}}', paths: ['/more/{{id}}'], access: 'agent', page: {{camelCase id}}Page },\n$&",
    ),
    edit(
      'packages/widgets/src/text/en/dashboard.ts',
      "    unknown: 'Page not found',",
      "    {{camelCase id}}: '{{sentenceCase id}}',\n$&",
    ),
    'If it belongs in the side menu, add it to packages/dashboard/src/menu/menuEntries.ts.',
    'npm run screenshots -- packages/dashboard takes its two screenshots.',
  ],
  provider: [
    add('examples/reference-api/src/provider/{{camelCase id}}.ts', 'provider/provider.ts'),
    'Write it. A promise that rejects or never settles says nothing about the money: the sale stays held and is requeried.',
    'Pass it to startReferenceApi({ provider: create{{pascalCase id}}(), … }) in a module of your own: see the README of the reference API.',
  ],
  widget: [
    add('packages/widgets/src/{{id}}/index.ts', 'widget/index.ts'),
    add('packages/widgets/src/{{id}}/{{pascalCase id}}.tsx', 'widget/component.tsx'),
    add('packages/widgets/src/{{id}}/{{pascalCase id}}.css.ts', 'widget/styles.css.ts'),
    add('packages/widgets/src/{{id}}/{{pascalCase id}}.stories.tsx', 'widget/stories.tsx'),
    add('packages/widgets/src/{{id}}/{{pascalCase id}}.usage.ts', 'widget/usage.ts'),
    add('packages/widgets/src/{{id}}/{{pascalCase id}}.test.tsx', 'widget/test.tsx'),
    add('packages/widgets/src/text/en/{{camelCase id}}.ts', 'widget/words.ts'),
    importing('packages/widgets/src/index.ts', "export { {{pascalCase id}} } from './{{id}}/index.ts';"),
    importing(
      'packages/widgets/src/text/en.ts',
      "import { {{camelCase id}} } from './en/{{camelCase id}}.ts';",
    ),
    edit('packages/widgets/src/text/en.ts', '\n};', '\n  {{camelCase id}},$&'),
    {
      type: 'modify',
      path: '.storybook/states/account.ts',
      pattern: '\n};',
      templateFile: 'templates/widget/statesRow.ts.hbs',
    },
    edit(
      'packages/widgets/src/testing/everyWidget.fixture.ts',
      '\n};',
      '\n  {{pascalCase id}}: withProps(widgets.{{pascalCase id}}, {}),$&',
    ),
    'Write its usage: what to do with it and what to avoid. Its docs page shows the usage and the tables of its properties.',
    'Write the widget. Every state is a story, and its row in .storybook/states names the story of each state.',
    'npm run screenshots takes its screenshot. If another story looks very different, name it in `secondScreenshot` of the widget’s row.',
  ],
};

/** @param {import('node-plop').NodePlopAPI} plop */
export default function plopfile(plop) {
  for (const [kind, actions] of Object.entries(recipes)) plop.setGenerator(kind, { actions });
}
