import type { AgentNotification } from '../identity/agentNotification.ts';

/** Only the host: the path may contain a secret of the agent's server. */
const siteOf = (url: string): string => new URL(url).host;

/** The agent's message about a delivery whose last try failed. */
export const deliveryFailedNotification = (url: string, type: string): AgentNotification => ({
  title: `A webhook did not reach ${siteOf(url)}`,
  body: `We tried for 72 hours to tell your server of ${type}. The delivery log says what it answered; once that is mended, send the event again from there. Others may have failed too: you are told once a day.`,
});

const WHY_OFF = {
  gone: 'Your server answered 410, which means that it wants no more events. Turn the webhook on again when it does.',
  failing:
    'For 72 hours nothing that we sent has reached your server, so we stopped. The delivery log says what it answered. Once that is mended, turn the webhook on again; what was missed can be sent again from the log.',
};

/** The agent's message about a webhook that the server turned off. */
export const turnedOff = (url: string, why: keyof typeof WHY_OFF): AgentNotification => ({
  title: `Your webhook to ${siteOf(url)} was turned off`,
  body: WHY_OFF[why],
});

/** The agent's message about a new webhook, or about a changed URL or secret. */
export const webhookChanged = (
  url: string,
  what: 'made' | 'changed' | 'given a new secret',
): AgentNotification => ({
  title: `A webhook to ${siteOf(url)} was ${what}`,
  body: 'Events of your account are posted there. If that was not you, remove it and change your password.',
});
