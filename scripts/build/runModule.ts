import { defaultServerConditions, type InlineConfig, runnerImport } from 'vite';

/** Runs a source module in Node and returns its exports. */
export async function runModule<T>(file: string, config: InlineConfig = {}): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    ...config,
    configFile: false,
    logLevel: 'error',
    environments: {
      ...config.environments,
      inline: { resolve: { noExternal: true, conditions: ['oja-source', ...defaultServerConditions] } },
    },
  });
  return module;
}
