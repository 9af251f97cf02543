import type { Wire } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { pageOf, parseLimit, unknownCursor } from '../http/page.ts';
import * as own from '../webhooks/ownWebhooks.ts';
import {
  listWebhookDeliveries,
  replayWebhookDelivery,
  sendTestEvent,
  type WebhookDeliveryRecord,
} from '../webhooks/webhookDeliveryLog.ts';

const SIZE = { rows: 'deliveries', usual: 20, most: 100 };

/** The public fields of a webhook, without its secret. */
const wireWebhook = ({ previousUntil, ...webhook }: own.Webhook, now: number) =>
  omitNull({
    id: webhook.id,
    url: webhook.url,
    eventTypes: [...webhook.eventTypes],
    isOn: webhook.stoppedBy === null,
    stoppedBy: webhook.stoppedBy,
    createdAt: webhook.createdAt.toISOString(),
    lastDeliveredAt: webhook.lastDeliveredAt?.toISOString() ?? null,
    failingSince: webhook.failingSince?.toISOString() ?? null,
    previousUntil: previousUntil && previousUntil.getTime() > now ? previousUntil.toISOString() : null,
  });

const wireDelivery = ({ delivery, event, attempts }: WebhookDeliveryRecord): Wire<'testWebhook'> =>
  omitNull({
    id: delivery.id,
    eventId: event.id,
    type: event.type,
    state: delivery.state,
    createdAt: delivery.createdAt.toISOString(),
    nextTryAt: delivery.nextAt?.toISOString() ?? null,
    payload: event.body,
    attempts: attempts.map(({ at, tookMs, httpStatus, error, answer }) =>
      omitNull({ at: at.toISOString(), tookMs, httpStatus, error, answer }),
    ),
  });

export const webhooks: Handler<'webhooks'> = async ({ caller }, context) => {
  const rows = await own.listWebhooks(caller.agentId, context);
  return { data: rows.map((row) => wireWebhook(row, context.clock())) };
};

/** Besides `rotateWebhookSecret`, the only response that contains a secret. */
export const addWebhook: Handler<'addWebhook'> = async ({ caller, body }, context) => {
  const { webhook, secret } = await own.addWebhook(caller, body, context);
  const message = 'Copy the secret now: it is not shown again.';
  return { status: 201, message, data: { webhook: wireWebhook(webhook, context.clock()), secret } };
};

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (
  { caller, params, body },
  context,
) => {
  const id = params['id'] ?? '';
  const { webhook, secret } = await own.rotateSecret(caller, id, body.confirmation, context);
  const message = 'Copy the new secret now. The previous secret also signs for 24 hours.';
  return { message, data: { webhook: wireWebhook(webhook, context.clock()), secret } };
};

export const changeWebhook: Handler<'changeWebhook'> = async ({ caller, params, body }, context) => ({
  message: 'The webhook is saved.',
  data: wireWebhook(await own.changeWebhook(caller, params['id'] ?? '', body, context), context.clock()),
});

export const removeWebhook: Handler<'removeWebhook'> = async ({ caller, params }, context) => {
  await own.removeWebhook(caller.agentId, params['id'] ?? '', context);
  return { message: 'The webhook was removed.', data: null };
};

export const testWebhook: Handler<'testWebhook'> = async ({ caller, params }, context) => ({
  status: 201,
  message: 'The test event is on its way.',
  data: wireDelivery(await sendTestEvent(caller.agentId, params['id'] ?? '', context)),
});

export const replayWebhook: Handler<'replayWebhook'> = async ({ caller, params }, context) => {
  const { id = '', delivery = '' } = params;
  const made = await replayWebhookDelivery(caller.agentId, { id, delivery }, context);
  return { status: 201, message: 'The event is on its way again.', data: wireDelivery(made) };
};

/** The cursor is the number of the page's oldest delivery. */
function parseCursor(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw unknownCursor();
}

export const webhookDeliveries: Handler<'webhookDeliveries'> = async ({ caller, params, query }, context) => {
  const limit = parseLimit(query.limit, SIZE);
  const before = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const asked = { before, limit: limit + 1 };
  const rows = await listWebhookDeliveries(caller.agentId, params['id'] ?? '', asked, context);
  const { page, ...next } = pageOf(rows, limit, ({ delivery }) => String(delivery.seq));
  return { data: page.map(wireDelivery), ...next };
};
