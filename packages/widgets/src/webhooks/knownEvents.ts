import { type WebhookEventType, webhookEventTypes } from '@oja/core';

/** Returns the events that can be subscribed to. The server accepts no others in a change. */
export const knownEvents = (types: readonly string[]): WebhookEventType[] =>
  webhookEventTypes.filter((type) => types.includes(type));
