import * as v from 'valibot';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, maybe, text } from '../../shared/schemas/text.ts';
import { instant } from '../../shared/schemas/time.ts';
import { secret, word } from '../../shared/schemas/word.ts';

/** The events that a webhook can receive. A server may send others: events without a name here are listed too. */
export const webhookEventTypes = [
  'sale.delivered',
  'sale.failed',
  'sale.refunded',
  'funding.credited',
  'case.answered',
  'case.resolved',
  'price.announced',
  'outage.begun',
  'outage.ended',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The highest number of webhooks per agent. */
export const MOST_WEBHOOKS = 5;

/**
 * An address that receives events. Nothing is sent if `isOn` is false; `stoppedBy` is the cause: `agent`, `gone` (the
 * address answered 410) or `failing` (no delivery succeeded for 72 hours). Times are in ms since 1970. No attempt has
 * succeeded since `failingSince`. The previous secret also signs until `previousUntil`.
 */
const webhook = object({
  id: identifier,
  url: text(500),
  eventTypes: list(text(40)),
  isOn: v.optional(v.boolean(), true),
  stoppedBy: maybe(text(20)),
  createdAt: instant,
  lastDeliveredAt: maybe(instant),
  failingSince: maybe(instant),
  previousUntil: maybe(instant),
});

/** The schema of a webhook, by name: see `Text` in `text.ts`. */
export interface WebhookSchema
  extends v.GenericSchema<v.InferInput<typeof webhook>, v.InferOutput<typeof webhook>> {}
export const webhookSchema: WebhookSchema = webhook;
export type Webhook = v.InferOutput<WebhookSchema>;
export const webhooksSchema = list(webhookSchema);

/** The only answer with the secret. The client does not store it. */
export const webhookSecretSchema = object({ webhook: webhookSchema, secret });
export type WebhookSecret = v.InferOutput<typeof webhookSecretSchema>;

/** The schema of a choice of events, by name. */
export interface EventChoice extends v.GenericSchema<WebhookEventType[]> {}
const eventChoice: EventChoice = v.pipe(
  v.array(v.picklist(webhookEventTypes)),
  v.minLength(1),
  v.maxLength(20),
);

const settings = { url: word(500), eventTypes: eventChoice, confirmation: v.optional(secret) };

const wanted = object(settings);
export interface WebhookRequestSchema
  extends v.GenericSchema<v.InferInput<typeof wanted>, v.InferOutput<typeof wanted>> {}

/** `confirmation` comes from POST auth/confirm-password, as for an API key. */
export const webhookRequestSchema: WebhookRequestSchema = wanted;

const change = object({ ...settings, isOn: v.boolean() });
export interface WebhookChangeSchema
  extends v.GenericSchema<v.InferInput<typeof change>, v.InferOutput<typeof change>> {}

/** Changing `url` requires a `confirmation`. */
export const webhookChangeSchema: WebhookChangeSchema = change;

export const webhookRotationSchema = object({ confirmation: secret });

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** One attempt: the response (`httpStatus`, and its first 4 KB in `answer`), or `error` if there was none. */
const attemptSchema = object({
  at: instant,
  tookMs: count,
  httpStatus: maybe(count),
  error: maybe(text(40)),
  answer: maybe(text(4096)),
});

/**
 * The delivery of one event to one webhook. `state` is `waiting` (`nextTryAt`, in ms since 1970, is the next attempt),
 * `delivered` or `failed`. `payload` is the posted body.
 */
const delivery = object({
  id: identifier,
  eventId: identifier,
  type: text(40),
  state: text(20),
  createdAt: instant,
  nextTryAt: maybe(instant),
  payload: text(20_000),
  attempts: list(attemptSchema),
});

/** The schema of a delivery, by name. */
export interface WebhookDeliverySchema
  extends v.GenericSchema<v.InferInput<typeof delivery>, v.InferOutput<typeof delivery>> {}
export const webhookDeliverySchema: WebhookDeliverySchema = delivery;
export type WebhookDelivery = v.InferOutput<WebhookDeliverySchema>;

/** Newest first. */
export const webhookDeliveriesSchema = list(webhookDeliverySchema);

/** `cursor` comes from the previous page's `meta.nextCursor`; `limit` is at most 100. */
export const webhookDeliveriesQuerySchema = object({
  limit: v.optional(v.number()),
  cursor: v.optional(v.string()),
});
