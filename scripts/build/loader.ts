import { basename } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { fromSource } from './base.ts';
import { dataOf } from './dataOf.ts';

/**
 * Adds `oja.js`: a classic script, for `<script async src>` on any page. It is built apart from the elements
 * because a classic script can share no chunk with ES modules.
 */
export function loader(entry: string): Plugin {
  return {
    name: 'oja:loader',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'oja.js', source: await bundled(entry) });
    },
  };
}

/** Puts what `elements.ts` exports in its place: it is made from the catalogue, which `oja.js` must not carry. */
function baked(): Plugin {
  return {
    name: 'oja:baked-elements',
    async load(id) {
      if (basename(id) !== 'elements.ts') return null;
      const data = Object.entries(await dataOf(id));
      return data.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const result = (await build({
    ...fromSource(),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [baked()],
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'oja.js' } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...rest] = result.output;
  if (rest.length > 0)
    throw new Error('The loader must be one file: it can import only by URL, at run time.');
  return chunk.code;
}
