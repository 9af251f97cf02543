import * as v from 'valibot';
import { serviceSchema } from '../../../catalogue/serviceSchema.ts';
import { hasOwn } from '../../../shared/hasOwn.ts';
import { object } from '../../../shared/schemas/object.ts';
import { identifier } from '../../../shared/schemas/text.ts';
import { instant } from '../../../shared/schemas/time.ts';
import { transactionSchema } from '../../../transaction/schema.ts';
import { caseSchema } from '../../cases/schema.ts';
import type { WebhookEventType } from '../schema.ts';

/** The schema of each event's `data`: the answer of the matching call, without tokens, pins and other secrets. */
export const eventData = {
  'sale.delivered': transactionSchema,
  'sale.failed': transactionSchema,
  'sale.refunded': transactionSchema,
  'funding.credited': transactionSchema,
  'case.answered': caseSchema,
  'case.resolved': caseSchema,
  // The service with only the plan whose price changes: `nextPrice` from `nextPriceFrom` on.
  'price.announced': serviceSchema,
  'outage.begun': serviceSchema,
  'outage.ended': serviceSchema,
  'webhook.test': object({ webhookId: identifier }),
} as const satisfies Readonly<Record<WebhookEventType | 'webhook.test', v.GenericSchema>>;

type EventData = typeof eventData;
type KnownType = keyof EventData;

interface EventOf<T extends string, D> {
  /** The same in every delivery of one event: handle each id once. */
  readonly id: string;
  readonly type: T;
  /** When the event happened, in ms since 1970. */
  readonly timestamp: number;
  readonly data: D;
}

/**
 * An event of a webhook: amounts in kobo, times in ms since 1970. `unknown` is an event that this version lacks, with
 * the server's name for it. Answer it with 2xx, too.
 */
export type WebhookEvent =
  | { [N in KnownType]: EventOf<N, v.InferOutput<EventData[N]>> }[KnownType]
  | (EventOf<'unknown', unknown> & { readonly name: string });

const envelope = /* @__PURE__ */ (() =>
  object({ type: v.pipe(v.string(), v.minLength(1)), timestamp: instant, data: v.unknown() }))();

const isKnown = (type: string): type is KnownType => hasOwn(eventData, type);

/** Parses the event in a verified body; `null` if it does not match the schema. */
export function parseWebhookEvent(id: string, body: string): WebhookEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const outer = v.safeParse(envelope, json);
  if (!outer.success) return null;
  const { type, timestamp, data } = outer.output;
  if (!isKnown(type)) return { id, type: 'unknown', name: type, timestamp, data };
  const inner = v.safeParse(eventData[type], data);
  return inner.success ? ({ id, type, timestamp, data: inner.output } as WebhookEvent) : null;
}
