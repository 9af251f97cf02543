import { build, type Rolldown } from 'vite';
import { baseline, fromSource } from './base.ts';

/** Builds a classic script from a module and all its imports. Inlines each global of `known` as a constant. */
export async function buildClassicScript(
  input: string,
  known: Readonly<Record<string, unknown>>,
): Promise<string> {
  const result = (await build({
    ...fromSource(),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: baseline,
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
