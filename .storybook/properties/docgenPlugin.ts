import type { Plugin } from 'vite';
import { type ComponentDoc, readComponents } from './readComponents.ts';

/** JSON file of the built Storybook that lists all components with their properties. */
export const COMPONENTS_FILE = 'components.json';

/**
 * Attaches `__docgenInfo` to each widget component; Storybook renders argument tables from it. Replaces react-docgen,
 * which reads no `Readonly<…>` and therefore none of our properties.
 */
export function componentDocs(): Plugin {
  let read: readonly ComponentDoc[] | undefined;
  return {
    name: 'oja:component-docs',
    // Runs before JSX and types are compiled away; the code that it adds is plain JavaScript.
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/widgets\/src\/.*\.tsx$/.test(id)) return null;
      read ??= readComponents();
      const components = read.filter(({ file }) => file === id);
      if (components.length === 0) return null;
      const lines = components.map((doc) => `${doc.name}.__docgenInfo = ${JSON.stringify(docgenOf(doc))};`);
      // No source map: lines are only appended.
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
    generateBundle() {
      // The same data as JSON, for programs and for the test that every component has an argument table.
      const components = read?.map(({ name, description, properties }) => ({
        name,
        description,
        properties,
      }));
      this.emitFile({ type: 'asset', fileName: COMPONENTS_FILE, source: JSON.stringify(components) });
    },
  };
}

/** Storybook reads `displayName` when it prints JSX. */
const docgenOf = ({ name, description, properties }: ComponentDoc) => ({
  displayName: name,
  description,
  properties,
});
