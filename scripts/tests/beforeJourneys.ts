import { build } from '../build.mjs';

/** Journeys drive what is served, the built dashboard and embed, and apps with the built packages: made anew where their sources changed. */
export async function setup(): Promise<void> {
  await build();
}
