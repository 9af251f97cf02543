import type { WireOf } from '../../http/endpoint.ts';
import type { webhookEndpoints } from './endpoints.ts';

/** A webhook of the demo agent. */
export const demoWebhook: WireOf<typeof webhookEndpoints.changeWebhook> = {
  id: 'webhook-1',
  url: 'https://shop.example/webhooks',
  eventTypes: ['sale.delivered', 'sale.failed'],
  isOn: true,
  createdAt: '2026-11-21T08:10:00+01:00',
  lastDeliveredAt: '2026-11-21T08:16:00+01:00',
};

/** The only answer with a secret. */
export const demoWebhookSecret: WireOf<typeof webhookEndpoints.addWebhook> = {
  webhook: demoWebhook,
  secret: 'whsec_ZGVtbyBzZWNyZXQgb2YgdGhpcnR5LXR3byBieXRlcyE=',
};

const payload =
  '{"type":"webhook.test","timestamp":"2026-11-21T07:15:00.000Z","data":{"webhookId":"webhook-1"}}';

/** A delivery whose first attempt failed and whose second succeeded. */
export const demoDelivery: WireOf<typeof webhookEndpoints.testWebhook> = {
  id: 'delivery-1',
  eventId: 'evt_1',
  type: 'webhook.test',
  state: 'delivered',
  createdAt: '2026-11-21T08:15:00+01:00',
  payload,
  attempts: [
    { at: '2026-11-21T08:15:00+01:00', tookMs: 21, error: 'connection' },
    { at: '2026-11-21T08:16:00+01:00', tookMs: 84, httpStatus: 204 },
  ],
};

export const demoWaitingDelivery: WireOf<typeof webhookEndpoints.testWebhook> = {
  ...demoDelivery,
  state: 'waiting',
  nextTryAt: '2026-11-21T08:15:00+01:00',
  attempts: [],
};
