import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const params = { id: 'webhook-1' };
const url = 'https://shop.example/webhooks';
const eventTypes = ['sale.delivered', 'sale.failed'];
const confirmation = 'confirmation-1';
const none = { 404: unknown('The agent has no such webhook.') };

/** Examples of the calls for webhooks. */
export const webhookRequests: RequestExamples = {
  webhooks: { summary: 'The agent’s webhooks' },
  addWebhook: {
    summary: 'Add a webhook',
    details:
      'Events are signed by Standard Webhooks. Only this response contains the secret. The request needs a `confirmation`, as for API keys.',
    status: 201,
    body: { url, eventTypes, confirmation },
    refusals: {
      403: ['password_required'],
      409: ['too_many_webhooks'],
    },
  },
  changeWebhook: {
    summary: 'Change a webhook, or turn it off',
    details: 'A new `url` needs a `confirmation`.',
    params,
    body: { url, eventTypes, isOn: true },
    refusals: { ...none, 403: ['password_required'] },
  },
  removeWebhook: { summary: 'Remove a webhook and its log', params, refusals: none },
  rotateWebhookSecret: {
    summary: 'Replace a webhook’s secret',
    details: 'For 24 hours, the previous secret also signs.',
    params,
    body: { confirmation },
    refusals: { ...none, 403: ['password_required'] },
  },
  testWebhook: {
    summary: 'Send a test event',
    status: 201,
    params,
    refusals: { ...none, 409: ['webhook_off'] },
  },
  webhookDeliveries: {
    summary: 'The deliveries of a webhook, with its answers',
    params,
    query: { limit: 20 },
    refusals: none,
  },
  replayWebhook: {
    summary: 'Send an event again, with the same id',
    status: 201,
    params: { ...params, delivery: 'delivery-1' },
    refusals: { 404: unknown('There is no such webhook, or no such delivery.'), 409: ['webhook_off'] },
  },
};
