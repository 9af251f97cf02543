import type { AgentNews } from '../identity/agentNews.ts';

/** The site alone: what stands behind it may be a secret of the agent's own server. */
const siteOf = (url: string): string => new URL(url).host;

/** What an agent reads when the last try of a delivery failed. */
export const givenUp = (url: string, type: string): AgentNews => ({
  title: `A webhook did not reach ${siteOf(url)}`,
  body: `We tried for 72 hours to tell your server of ${type}. The delivery log says what it answered; once that is mended, send the event again from there. Others may have failed too: you are told once a day.`,
});

const WHY_OFF = {
  gone: 'Your server answered 410, which means that it wants no more events. Turn the webhook on again when it does.',
  failing:
    'For 72 hours nothing that we sent has reached your server, so we stopped. The delivery log says what it answered. Once that is mended, turn the webhook on again; what was missed can be sent again from the log.',
};

/** What an agent reads when a webhook is turned off without them. */
export const turnedOff = (url: string, why: keyof typeof WHY_OFF): AgentNews => ({
  title: `Your webhook to ${siteOf(url)} was turned off`,
  body: WHY_OFF[why],
});

/** What an agent reads when a webhook appears or gets another address or secret. */
export const webhookChanged = (url: string, what: 'made' | 'changed' | 'given a new secret'): AgentNews => ({
  title: `A webhook to ${siteOf(url)} was ${what}`,
  body: 'Events of your account are posted there. If that was not you, remove it and change your password.',
});
