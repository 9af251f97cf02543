import { embeddedServices } from '@oja/core';
import { type DemoSites, startDemoSites } from './demoSites.harness.ts';
import { builtEmbed } from './embedBuild.harness.ts';

/** The page of a partner who sells more than one thing: one way to a token for all. */
export const tokenForAll = `
  document.addEventListener('oja:ready', () => window.Oja?.configure({
    getToken: async () => (await fetch('/widget-session', { method: 'POST' })).json(),
  }), { once: true });`;

/** A shop whose visitors may buy of every category. */
export const startSitesForEveryTag = (): Promise<DemoSites> =>
  startDemoSites(
    builtEmbed,
    embeddedServices.map(({ id }) => `purchase:${id}`),
  );
