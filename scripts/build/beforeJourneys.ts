import { existsSync } from 'node:fs';
import { build } from '../build.mjs';
import { at } from './paths.ts';

/** Journeys drive what is served: the built dashboard and embed, made anew where their sources changed. */
export async function setup(): Promise<void> {
  if (existsSync(at('packages/dashboard/index.html'))) await build(['embed', 'dashboard']);
}
