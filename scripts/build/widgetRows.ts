import type { Plugin } from 'vite';

const table = /\/packages\/core\/src\/endpoints\.ts$/;
/** A row of the table stands on a line of its own. */
const row = /^ {2}\w+: \{ method: .*\bauth: '([\w-]+)'.*\},\n/gm;

/**
 * Leaves out of THE TABLE what no widget session may call, and with it the schemas of an agent's own things: a
 * stranger's page has no use for them.
 */
export function widgetRows(): Plugin {
  return {
    name: 'oja:widget-rows',
    enforce: 'pre',
    transform: {
      filter: { id: table },
      handler(code) {
        const left = code.replace(row, (line, auth) => (auth === 'agent-or-widget' ? line : ''));
        if (left === code || left.search(row) < 0)
          this.error('The table of calls is not laid out line by line any more.');
        return { code: left, map: null };
      },
    },
  };
}
