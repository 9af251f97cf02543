import { embeddedServices } from '@oja/core';

/** The page of a partner who sells more than one thing: one way to a token for all. */
export const tokenForAll = `
  document.addEventListener('oja:ready', () => window.Oja?.configure({
    getToken: async () => (await fetch('/widget-session', { method: 'POST' })).json(),
  }), { once: true });`;

/** The scopes of a visitor who may buy of every category. */
export const scopesForEveryTag = embeddedServices.map(({ id }) => `purchase:${id}`);
