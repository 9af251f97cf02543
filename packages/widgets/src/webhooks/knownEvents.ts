import { type WebhookEventType, webhookEventTypes } from '@oja/core';

/** Those that can be asked for: a server takes no others back. */
export const knownEvents = (types: readonly string[]): WebhookEventType[] =>
  webhookEventTypes.filter((type) => types.includes(type));
