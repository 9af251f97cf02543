import type { Plugin } from 'vite';
import { at } from '../../../scripts/build/paths.ts';
import { runModule } from '../../../scripts/build/runModule.ts';

/** File name, relative to the dashboard's base URL. */
const FILE = 'openapi.json';
const MODULE = 'virtual:oja-openapi';
/** Id of the module. The `\0` prefix tells Vite and its plugins that no file exists for it. */
export const OPENAPI_MODULE = `\0${MODULE}`;

/** Creates the OpenAPI document from core's endpoints, as JSON. */
async function readDocument(): Promise<string> {
  const { createOpenApiDocument } = await runModule<
    typeof import('../../core/src/contract/openapi/index.ts')
  >(at('packages/core/src/contract/openapi/index.ts'));
  return JSON.stringify(createOpenApiDocument());
}

/**
 * Provides the OpenAPI document: `virtual:oja-openapi` for the page that shows it, and `openapi.json` as a download.
 * Created at build time, so that agents do not load the generator.
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
      // Engines parse a JSON string faster than an object literal of this size.
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
