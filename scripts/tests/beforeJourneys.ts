import { build } from '../build.mjs';

/** Builds the dashboard, the embed and the packages that the journeys use, if their sources changed. */
export async function setup(): Promise<void> {
  await build();
}
