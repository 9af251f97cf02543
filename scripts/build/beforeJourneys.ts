import { build } from '../build.mjs';

/** Journeys drive what is served: the built dashboard and embed, made anew where their sources changed. */
export async function setup(): Promise<void> {
  await build(['embed', 'dashboard']);
}
