import type { Endpoint } from '../../http/endpoint.ts';
import { done } from '../../http/envelope.ts';
import {
  webhookChangeSchema,
  webhookDeliveriesQuerySchema,
  webhookDeliveriesSchema,
  webhookDeliverySchema,
  webhookRequestSchema,
  webhookRotationSchema,
  webhookSchema,
  webhookSecretSchema,
  webhooksSchema,
} from './schema.ts';

/** The calls for the agent's webhook addresses and their deliveries. */
// biome-ignore format: one row per call, so that the columns can be compared
export const webhookEndpoints = {
  webhooks: { name: 'webhooks', method: 'GET', path: '/webhooks', auth: 'agent', answer: webhooksSchema },
  addWebhook: { name: 'addWebhook', method: 'POST', path: '/webhooks', auth: 'agent', body: webhookRequestSchema, answer: webhookSecretSchema },
  changeWebhook: { name: 'changeWebhook', method: 'PUT', path: '/webhooks/{id}', auth: 'agent', body: webhookChangeSchema, answer: webhookSchema },
  removeWebhook: { name: 'removeWebhook', method: 'DELETE', path: '/webhooks/{id}', auth: 'agent', answer: done },
  rotateWebhookSecret: { name: 'rotateWebhookSecret', method: 'POST', path: '/webhooks/{id}/secret', auth: 'agent', body: webhookRotationSchema, answer: webhookSecretSchema },
  testWebhook: { name: 'testWebhook', method: 'POST', path: '/webhooks/{id}/test', auth: 'agent', answer: webhookDeliverySchema },
  webhookDeliveries: { name: 'webhookDeliveries', method: 'GET', path: '/webhooks/{id}/deliveries', auth: 'agent', query: webhookDeliveriesQuerySchema, answer: webhookDeliveriesSchema },
  replayWebhook: { name: 'replayWebhook', method: 'POST', path: '/webhooks/{id}/deliveries/{delivery}/replay', auth: 'agent', answer: webhookDeliverySchema },
} as const satisfies Record<string, Endpoint>;
