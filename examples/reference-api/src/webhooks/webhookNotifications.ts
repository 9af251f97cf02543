import type { AgentNotification } from '../identity/agentNotification.ts';

/** Only the host: the path may contain a secret of the agent's server. */
const siteOf = (url: string): string => new URL(url).host;

/** The agent's message about a delivery whose last try failed. */
export const deliveryFailedNotification = (url: string, type: string): AgentNotification => ({
  title: `A webhook did not reach ${siteOf(url)}`,
  body: `We tried for 72 hours to send ${type} to your server. The delivery log shows what it answered. Once it is fixed, send the event again from there. Other events may have failed too: we notify you once a day.`,
});

const WHY_OFF = {
  gone: 'Your server answered 410, which means that it wants no more events. Turn the webhook on again when it wants events.',
  failing:
    'For 72 hours no event has reached your server, so we stopped. The delivery log shows what it answered. Once it is fixed, turn the webhook on again. You can then send the missed events again from the log.',
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
  body: 'It receives the events of your account. If this was not you, remove it and change your password.',
});
