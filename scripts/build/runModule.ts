import { defaultServerConditions, runnerImport } from 'vite';

/** Runs a module of the sources, and gives what it exports. */
export async function runModule<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    configFile: false,
    logLevel: 'error',
    environments: {
      inline: { resolve: { noExternal: true, conditions: ['oja-source', ...defaultServerConditions] } },
    },
  });
  return module;
}
