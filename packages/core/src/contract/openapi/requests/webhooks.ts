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
    summary: 'Have events posted to a server',
    details:
      'Signed by Standard Webhooks; this answer alone holds the secret. It takes a `confirmation`, as keys do.',
    status: 201,
    body: { url, eventTypes, confirmation },
    refusals: {
      403: ['password_required'],
      409: ['too_many_webhooks'],
    },
  },
  changeWebhook: {
    summary: 'Change a webhook, or turn it off',
    details: 'Another `url` takes a `confirmation`.',
    params,
    body: { url, eventTypes, isOn: true },
    refusals: { ...none, 403: ['password_required'] },
  },
  removeWebhook: { summary: 'Remove a webhook and its log', params, refusals: none },
  rotateWebhookSecret: {
    summary: 'Replace a webhook’s secret',
    details: 'For 24 hours the one from before signs too.',
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
    summary: 'What was sent to a webhook, and what it answered',
    params,
    query: { limit: 20 },
    refusals: none,
  },
  replayWebhook: {
    summary: 'Send an event once more, under its id',
    status: 201,
    params: { ...params, delivery: 'delivery-1' },
    refusals: { 404: unknown('There is no such webhook, or no such delivery.'), 409: ['webhook_off'] },
  },
};
