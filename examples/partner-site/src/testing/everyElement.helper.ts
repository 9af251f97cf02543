import { embeddedServices, widgetScopes } from '@oja/core';
import { afterAll, beforeAll } from 'vitest';
import { type DemoSites, startDemoSites } from './demoSites.helper.ts';
import { builtEmbed } from './embedBuild.helper.ts';
import { sellAsAgent } from './sellAsAgent.helper.ts';

/** The script of a page with several tags: one `getToken` for all of them. */
export const tokenForAll = `
  document.addEventListener('oja:ready', () => window.Oja?.configure({
    getToken: async () => (await fetch('/widget-session', { method: 'POST' })).json(),
  }), { once: true });`;

/** The scopes of a visitor who may buy in every category. */
export const scopesForEveryTag = embeddedServices.map(({ id }) => `purchase:${id}`);

/** Starts sites for the tests of a file, with the scopes of every tag and one sale, whose ref is `sold`. */
export function sitesForEveryTag(): { readonly sites: DemoSites; readonly sold: string } {
  let sites: DemoSites;
  let sold = '';
  beforeAll(async () => {
    sites = await startDemoSites(builtEmbed, [...scopesForEveryTag, ...widgetScopes]);
    sold = await sellAsAgent(sites);
  });
  afterAll(() => sites?.close());
  return {
    get sites() {
      return sites;
    },
    get sold() {
      return sold;
    },
  };
}
