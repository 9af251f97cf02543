import { build } from '../build.mjs';

/** Builds the dashboard, the embed and the packages for the end-to-end tests, if their sources changed. */
export async function setup(): Promise<void> {
  await build();
}
