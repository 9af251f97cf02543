/** Receives webhooks: verifies that they come from Oja, and parses their events. Without a client and without stores. */
export { type WebhookEventType, webhookEventTypes } from '../schema.ts';
export {
  type ReceivedWebhook,
  verifyWebhook,
  WEBHOOK_TOLERANCE_MS,
  type WebhookHeaders,
  type WebhookOutcome,
  type WebhookProblem,
} from './verifyWebhook.ts';
export type { WebhookEvent } from './webhookEvent.ts';
