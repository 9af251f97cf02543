import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { createOpenApiDocument } from '../../core/src/contract/openapi/index.ts';
import { openapi } from './openapi.ts';

const ENTRY = 'virtual:entry';

/** Runs a build whose only module re-exports the document. */
async function buildOnce(): Promise<Rolldown.OutputBundle[string][]> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname),
    publicDir: false,
    plugins: [
      openapi(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? "export { document } from 'virtual:oja-openapi';" : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output;
}

it('exports the OpenAPI document as data and emits the same document as a file', async () => {
  const output = await buildOnce();
  const file = output.find(({ fileName }) => fileName === 'openapi.json');
  const script = output.find((each) => each.type === 'chunk');
  if (file?.type !== 'asset' || script?.type !== 'chunk') throw new Error('One of the two is missing.');
  const expected = JSON.parse(JSON.stringify(createOpenApiDocument()));
  expect(JSON.parse(String(file.source))).toEqual(expected);
  const address = `data:text/javascript;base64,${Buffer.from(script.code).toString('base64')}`;
  const loaded = (await import(address)) as Record<string, unknown>;
  expect(Object.values(loaded)).toEqual([expected]);
  // The bundle contains neither the schemas nor the converter to JSON Schema.
  expect(script.code).not.toContain('toJsonSchema');
  expect(script.moduleIds).toHaveLength(2);
});
