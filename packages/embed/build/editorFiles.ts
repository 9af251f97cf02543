import type { Plugin } from 'vite';
import { manifestOf } from '../../../scripts/build/paths.ts';
import type { ElementRow } from '../../widgets/src/embed/elementTable.ts';
import type { ElementTable } from './elementTypes.ts';

const described = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

const summaryOf = ({ scope }: ElementRow) => `An Oja element. Its session needs the scope \`${scope}\`.`;

const sizesOf = ({ sizeVariables }: ElementTable) => Object.entries(sizeVariables);

const attributesOf = ({ commonAttributes }: ElementTable, { attributes }: ElementRow) => ({
  ...attributes,
  ...commonAttributes,
});

/** `custom-elements.json` (schema 2), which editors, Storybook and analyzers read. */
export const customElementsManifest = (table: ElementTable) => ({
  schemaVersion: '2.1.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'oja.js',
      declarations: table.elementTable().map((row) => declarationOf(table, row)),
      exports: table.elementTable().map(exportOf),
    },
  ],
});

const classOf = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const declarationOf = (table: ElementTable, row: ElementRow) => ({
  kind: 'class',
  customElement: true,
  name: classOf(row.tag),
  tagName: row.tag,
  description: summaryOf(row),
  attributes: described(attributesOf(table, row)).map((attribute) => ({
    ...attribute,
    type: { text: 'string' },
  })),
  members: [
    ...Object.entries(table.elementProperties).map(([name, { type, says }]) => ({
      kind: 'field',
      name,
      description: says,
      type: { text: type },
    })),
    ...described(table.elementMethodTable).map((method) => ({ kind: 'method', ...method })),
  ],
  events: row.events.map((name) => ({
    name,
    description: table.eventTable[name].says,
    type: { text: table.eventTable[name].type },
  })),
  cssProperties: sizesOf(table).map(([name, { initial, says }]) => ({
    name,
    description: says,
    default: initial,
  })),
  cssParts: described(table.parts),
});

const exportOf = ({ tag }: ElementRow) => ({
  kind: 'custom-element-definition',
  name: tag,
  declaration: { name: classOf(tag), module: 'oja.js' },
});

/** `web-types.json`, which JetBrains editors read. */
export const webTypes = (table: ElementTable, version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: '@oja/embed',
  version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: table.elementTable().map((row) => ({
        name: row.tag,
        description: summaryOf(row),
        attributes: described(attributesOf(table, row)),
        js: {
          properties: Object.entries(table.elementProperties).map(([name, { type, says }]) => ({
            name,
            description: says,
            type,
          })),
          events: row.events.map((name) => ({ name, description: table.eventTable[name].says })),
        },
        css: {
          properties: sizesOf(table).map(([name, { says }]) => ({ name, description: says })),
          parts: described(table.parts),
        },
      })),
    },
  },
});

/** Emits both files for editors into the bundle. */
export const editorFiles = (read: () => Promise<ElementTable>): Plugin => ({
  name: 'oja:editor-files',
  async generateBundle() {
    const table = await read();
    const { version } = manifestOf('packages/embed');
    const files = {
      'custom-elements.json': customElementsManifest(table),
      'web-types.json': webTypes(table, version),
    };
    for (const [fileName, content] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content)}\n` });
  },
});
