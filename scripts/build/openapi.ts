import type { Plugin } from 'vite';
import { at } from './paths.ts';
import { runModule } from './runModule.ts';

/** The address of the file, below the dashboard's own. */
const FILE = 'openapi.json';
const MODULE = 'virtual:oja-openapi';
/** The module's id. Vite and its plugins look for no file behind an id with this mark. */
export const OPENAPI_MODULE = `\0${MODULE}`;

/** Makes the document from core's table, as JSON. */
async function readDocument(): Promise<string> {
  const { createOpenApiDocument } = await runModule<
    typeof import('../../packages/core/src/openapi/index.ts')
  >(at('packages/core/src/openapi/index.ts'));
  return JSON.stringify(createOpenApiDocument());
}

/**
 * Core's table as data: `virtual:oja-openapi` for the page that shows it, and `openapi.json` to download. Made while the
 * app is built, so that no agent loads what it is made with.
 */
export function openapi(): Plugin {
  let made: Promise<string> | undefined;
  const document = () => {
    made ??= readDocument();
    return made;
  };
  return {
    name: 'oja:openapi',
    resolveId: (id) => (id === MODULE ? OPENAPI_MODULE : undefined),
    async load(id) {
      if (id !== OPENAPI_MODULE) return undefined;
      // A string is read faster than an expression of this size.
      return `export const document = JSON.parse(${JSON.stringify(await document())});`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE, source: await document() });
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, async (_request, response, next) => {
        try {
          const source = await document();
          response.setHeader('Content-Type', 'application/json');
          response.end(source);
        } catch (problem) {
          next(problem);
        }
      });
    },
  };
}
