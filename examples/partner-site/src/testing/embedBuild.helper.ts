import { createBuilder } from 'vite';
import { embed } from '../../../../packages/widgets/build/embed.ts';
import { at, manifestOf } from '../../../../scripts/build/paths.ts';

/** The widgets' version, which is part of the embed's URL. */
export const VERSION = manifestOf('packages/widgets').version;

/** An equivalent URL path of a version, which the loader requests after the first one failed. */
export const respelled = (version: string): string =>
  version.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`);

/** The folder of the embed, which is built before the end-to-end tests start. */
export const builtEmbed = at('packages/widgets/dist/embed');

export interface OtherBuild {
  /** The name of the output folder. */
  readonly name: string;
  /** Default: the embed's usual runtime. */
  readonly runtime?: 'preact' | 'react';
  /** The API bases that the build allows. */
  readonly apiBases?: readonly string[];
}

/** Builds the embed with these options. Returns the folder. */
export async function buildEmbed({ name, runtime, apiBases = [] }: OtherBuild): Promise<string> {
  const folder = at('.cache/e2e', name);
  const restore = setEnvironment({ NODE_ENV: 'production', VITE_OJA_API_BASES: apiBases.join(' ') });
  try {
    const config = embed({ folder: `${folder}/${VERSION}`, ...(runtime && { runtime }) });
    const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' });
    await builder.buildApp();
  } finally {
    restore();
  }
  return folder;
}

/** Sets environment variables for Vite. Returns a function that restores the test runner's values. */
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
