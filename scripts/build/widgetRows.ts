import type { Plugin } from 'vite';

const table = /\/packages\/core\/src\/endpoints\.ts$/;
/** A row of the table stands on a line of its own. */
const row = /^ {2}\w+: \{ method: .*\bpath: '([^']+)', auth: '([\w-]+)'.*\},\n/gm;
const looksUp = (path: string) => path.startsWith('/validate/');

/**
 * Leaves out of THE TABLE what no widget session may call, and with it the schemas of an agent's own things: a
 * stranger's page has no use for them. Without `withLookUps` also the look-ups of customers, for a tag that makes none.
 */
export function widgetRows(withLookUps: boolean): Plugin {
  return {
    name: 'oja:widget-rows',
    enforce: 'pre',
    transform: {
      filter: { id: table },
      handler(code) {
        const left = code.replace(row, (line, path, auth) =>
          auth === 'agent-or-widget' && (withLookUps || !looksUp(path)) ? line : '',
        );
        if (left === code || left.search(row) < 0)
          this.error('The table of calls is not laid out line by line any more.');
        return { code: left, map: null };
      },
    },
  };
}
