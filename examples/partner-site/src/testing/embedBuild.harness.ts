import { createBuilder } from 'vite';
import { embed } from '../../../../scripts/build/embed.ts';
import { at, manifestOf } from '../../../../scripts/build/paths.ts';

/** Of the widgets: the embed's address has it. */
export const VERSION = manifestOf('packages/widgets').version;

/** The embed as it is served: made by the build that came before the journeys. */
export const builtEmbed = at('packages/widgets/dist/embed');

export interface OtherBuild {
  /** Of its folder. */
  readonly name: string;
  /** Instead of the runtime that the embed stands on. */
  readonly runtime?: 'preact' | 'react';
  /** The API bases that are baked in. */
  readonly apiBases?: readonly string[];
}

/** Builds the embed another way, into a folder of its own, which it gives. */
export async function buildEmbed({ name, runtime, apiBases = [] }: OtherBuild): Promise<string> {
  const folder = at('.cache/journeys', name);
  const restore = setEnvironment({ NODE_ENV: 'production', VITE_OJA_API_BASES: apiBases.join(' ') });
  try {
    const config = await embed({ folder: `${folder}/${VERSION}`, ...(runtime && { runtime }) });
    const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' });
    await builder.buildApp();
  } finally {
    restore();
  }
  return folder;
}

/** Vite reads these, and the test runner has its own. */
export function setEnvironment(values: Readonly<Record<string, string>>): () => void {
  const before = { ...process.env };
  Object.assign(process.env, values);
  return () => {
    for (const name of Object.keys(values)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  };
}
