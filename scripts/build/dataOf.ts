import { defaultServerConditions, runnerImport } from 'vite';

/** Runs a module of the sources and gives what it exports, which must be data. */
export async function dataOf(file: string): Promise<Readonly<Record<string, unknown>>> {
  const { module } = await runnerImport<Record<string, unknown>>(file, {
    configFile: false,
    logLevel: 'error',
    environments: {
      inline: { resolve: { noExternal: true, conditions: ['oja-source', ...defaultServerConditions] } },
    },
  });
  return module;
}
