import { embeddedServices } from '@oja/core';

/** The script of a page with several tags: one `getToken` for all of them. */
export const tokenForAll = `
  document.addEventListener('oja:ready', () => window.Oja?.configure({
    getToken: async () => (await fetch('/widget-session', { method: 'POST' })).json(),
  }), { once: true });`;

/** The scopes of a visitor who may buy in every category. */
export const scopesForEveryTag = embeddedServices.map(({ id }) => `purchase:${id}`);
