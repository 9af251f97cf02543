import type { Plugin } from 'vite';
import { type ComponentDoc, readComponents } from './readComponents.ts';

/** What all components are, in the built Storybook. */
export const COMPONENTS_FILE = 'components.json';

/**
 * Gives each component of the widgets what Storybook draws its argument table from, as `__docgenInfo`: React's own
 * docgen reads no `Readonly<…>`, and so none of our properties.
 */
export function componentDocs(): Plugin {
  let read: readonly ComponentDoc[] | undefined;
  return {
    name: 'oja:component-docs',
    // Before JSX and types are compiled away: what it adds is plain JavaScript.
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/widgets\/src\/.*\.tsx$/.test(id)) return null;
      read ??= readComponents();
      const components = read.filter(({ file }) => file === id);
      if (components.length === 0) return null;
      const lines = components.map((doc) => `${doc.name}.__docgenInfo = ${JSON.stringify(docgenOf(doc))};`);
      // Without a map: what stands above has not moved.
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
    generateBundle() {
      // The same for programs, and for the test that each of them has its table.
      const components = read?.map(({ name, description, properties }) => ({
        name,
        description,
        properties,
      }));
      this.emitFile({ type: 'asset', fileName: COMPONENTS_FILE, source: JSON.stringify(components) });
    },
  };
}

/** `displayName` under the name that Storybook looks for where it writes JSX. */
const docgenOf = ({ name, description, properties }: ComponentDoc) => ({
  displayName: name,
  description,
  properties,
});
