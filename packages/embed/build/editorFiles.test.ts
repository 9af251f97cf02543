import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as table from '../../widgets/src/embed/elementTable.ts';
import { sizeNames } from '../../widgets/src/embed/sizeNames.ts';
import { customElementsManifest, webTypes } from './editorFiles.ts';
import { elementTypes, elementTypesFile } from './elementTypes.ts';

const rows = table.elementTable();
const common = Object.keys(table.commonAttributes);

it('declares every tag as the element table does (`npm run build` writes the file)', () => {
  expect(readFileSync(elementTypesFile, 'utf8')).toBe(elementTypes(rows));
});

describe('custom-elements.json', () => {
  const { schemaVersion, modules } = customElementsManifest(table);
  const [module] = modules;

  it('follows schema 2: a module with custom element classes and their definitions', () => {
    expect(schemaVersion).toMatch(/^2\./);
    expect(module?.kind).toBe('javascript-module');
    for (const { kind, customElement, name } of module?.declarations ?? []) {
      expect({ kind, customElement }).toEqual({ kind: 'class', customElement: true });
      const exported = module?.exports.find(({ declaration }) => declaration.name === name);
      expect(exported).toMatchObject({
        kind: 'custom-element-definition',
        declaration: { module: 'oja.js' },
      });
    }
  });

  it.each(rows)(
    'lists <$tag> with its attributes, properties, methods, events, sizes and parts',
    ({ tag, attributes, events }) => {
      const element = module?.declarations.find(({ tagName }) => tagName === tag);
      const names = (list: readonly { readonly name: string }[] | undefined) => list?.map(({ name }) => name);
      expect(names(element?.attributes)).toEqual([...Object.keys(attributes), ...common]);
      expect(names(element?.members)).toEqual([
        ...Object.keys(table.elementProperties),
        ...Object.keys(table.elementMethodTable),
      ]);
      expect(names(element?.events)).toEqual(events);
      expect(names(element?.cssProperties)).toEqual(sizeNames);
      expect(names(element?.cssParts)).toEqual(Object.keys(table.parts));
      expect(element?.description).toContain('scope');
    },
  );
});

describe('web-types.json', () => {
  const { contributions, name, version } = webTypes(table, '1.2.3');

  it.each(rows)('lists <$tag> with its attributes, properties and events', ({ tag, attributes, events }) => {
    const element = contributions.html.elements.find((one) => one.name === tag);
    expect(element?.attributes.map((attribute) => attribute.name)).toEqual([
      ...Object.keys(attributes),
      ...common,
    ]);
    expect(element?.js.properties.map((property) => property.name)).toEqual(
      Object.keys(table.elementProperties),
    );
    expect(element?.js.events.map((event) => event.name)).toEqual(events);
    expect(element?.css.properties.map((property) => property.name)).toEqual(sizeNames);
    expect(element?.css.parts.map((part) => part.name)).toEqual(Object.keys(table.parts));
  });

  it('names this package and its version', () => {
    expect({ name, version }).toEqual({ name: '@oja/embed', version: '1.2.3' });
  });
});
