/** The other end of a webhook: is it from Oja, and what does it say. Without a client and without the stores. */
export { type WebhookEventType, webhookEventTypes } from '../schemas/webhook.ts';
export {
  type ReceivedWebhook,
  verifyWebhook,
  WEBHOOK_TOLERANCE_MS,
  type WebhookHeaders,
  type WebhookOutcome,
  type WebhookProblem,
} from './verifyWebhook.ts';
export type { WebhookEvent } from './webhookEvent.ts';
