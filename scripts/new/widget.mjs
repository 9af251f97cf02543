import { all, before, importing } from './recipe.mjs';

/**
 * A widget: its folder, its words, its door and the row of its states.
 *
 * @param {import('./recipe.mjs').Name} name
 * @returns {import('./recipe.mjs').Recipe}
 */
export function widget(name) {
  const { id, camel, pascal, title } = name;
  const folder = `packages/widgets/src/${id}`;
  return {
    files: {
      [`${folder}/index.ts`]: `export { ${pascal} } from './${pascal}.tsx';\n`,
      [`${folder}/${pascal}.tsx`]: component(name),
      [`${folder}/${pascal}.css.ts`]: `import { style } from '@vanilla-extract/css';\n\nexport const figure = style({ overflowWrap: 'anywhere' });\n`,
      [`${folder}/${pascal}.stories.tsx`]: stories(name),
      [`${folder}/${pascal}.usage.ts`]: usage(name),
      [`${folder}/${pascal}.test.tsx`]: test(name),
      [`packages/widgets/src/text/en/${camel}.ts`]: `/** ${title}. */\nexport const ${camel} = {\n  title: '${title}',\n};\n`,
    },
    edits: {
      'packages/widgets/src/index.ts': importing(`export { ${pascal} } from './${id}/index.ts';`),
      'packages/widgets/src/text/en.ts': all(
        importing(`import { ${camel} } from './en/${camel}.ts';`),
        before('\n}', `\n  ${camel},`),
      ),
      '.storybook/states/account.ts': before('\n};', statesRow(pascal)),
      'packages/widgets/src/testing/everyWidget.fixture.ts': before(
        '\n};',
        `\n  ${pascal}: withProps(widgets.${pascal}, {}),`,
      ),
    },
    next: [
      'Its usage says what to do with it and what not: the page of its stories shows that, and the tables of its properties.',
      'Draw it. Every state is a story, and its row in .storybook/states says which shows what.',
      'npm run pictures takes its picture; `pictured` of its row names a second story where one looks much different.',
    ],
  };
}

/** @param {string} pascal */
const statesRow = (pascal) => `
  'Widgets/${pascal}': {
    loading: { none: 'Not drawn yet.' },
    empty: { none: 'Not drawn yet.' },
    ready: 'Ready',
    slow: { none: 'Not drawn yet.' },
    offline: { none: 'Not drawn yet.' },
    failed: { none: 'Not drawn yet.' },
    longText: { none: 'Not drawn yet.' },
    dark: 'Dark',
  },`;

/** @param {import('./recipe.mjs').Name} name */
const component = ({
  camel,
  pascal,
}) => `import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { ${camel} } from '../text/en/${camel}.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import * as styles from './${pascal}.css.ts';

export function ${pascal}({ client: own }: ClientProps) {
  const client = useClient(own);
  const text = useText({ ${camel} }).${camel};
  const { data } = useResource(client, client.services);
  return (
    <section className={surfaceRoot} aria-label={text.title}>
      <p className={styles.figure}>{data?.length}</p>
    </section>
  );
}
`;

/** @param {import('./recipe.mjs').Name} name */
const stories = ({ pascal }) => `import { fixtures, ok } from '@oja/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { settled } from '../testing/settled.ts';
import { withClient } from '../testing/withClient.tsx';
import { ${pascal} } from './${pascal}.tsx';

const meta = preview.meta({
  title: 'Widgets/${pascal}',
  component: ${pascal},
  ...withClient({ answers: { services: () => ok(fixtures.services) } }),
  play: settled,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
`;

/** @param {import('./recipe.mjs').Name} name */
const usage = ({ pascal }) => `import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ${pascal} } from './${pascal}.tsx';

export const usage: Usage = {
  components: { ${pascal} },
  use: ['Where it belongs.'],
  avoid: ['What it is not for.'],
  accessibility: ['What is announced.'],
  content: ['How its words are written.'],
};
`;

/** @param {import('./recipe.mjs').Name} name */
const test = ({ pascal }) => `import { fixtures, ok } from '@oja/core/testing';
import { describeWidget } from '../testing/describeWidget.tsx';
import { ${pascal} } from './${pascal}.tsx';

describeWidget('${pascal}', {
  make: (client) => <${pascal} client={client} />,
  setup: { answers: { services: () => ok(fixtures.services) } },
});
`;
