import type { AgentNews } from '../identity/agentNews.ts';

/** The site alone: what stands behind it may be a secret of the agent's own server. */
const siteOf = (url: string): string => new URL(url).host;

/** What an agent reads when the last try of a delivery failed. */
export const givenUp = (url: string, type: string): AgentNews => ({
  title: `A webhook did not reach ${siteOf(url)}`,
  body: `We tried for 72 hours to tell your server of ${type}. The delivery log says what it answered; once that is mended, send the event again from there. Others may have failed too: you are told once a day.`,
});

/** What an agent reads when a server asked for no more. */
export const turnedOff = (url: string): AgentNews => ({
  title: `Your webhook to ${siteOf(url)} was turned off`,
  body: 'Your server answered 410, which means that it wants no more events. Turn the webhook on again when it does.',
});

/** What an agent reads when a webhook appears or gets another address or secret. */
export const webhookChanged = (url: string, what: 'made' | 'changed' | 'given a new secret'): AgentNews => ({
  title: `A webhook to ${siteOf(url)} was ${what}`,
  body: 'Events of your account are posted there. If that was not you, remove it and change your password.',
});
