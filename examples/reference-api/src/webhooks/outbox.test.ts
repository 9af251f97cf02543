import { randomUUID } from 'node:crypto';
import { kobo, MINUTE } from '@oja/core';
import { type WebhookEventType, webhookEventTypes } from '@oja/core/webhooks';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCase } from '../cases/openCase.ts';
import { answerCase } from '../cases/resolveCase.ts';
import { fundings } from '../database/funding.schema.ts';
import { serviceStates } from '../database/outage.schema.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '../database/webhook.schema.ts';
import { credit } from '../funding/credit.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { watchServices } from '../outage/watchServices.ts';
import { announcePrice } from '../prices/announcePrice.ts';
import { reverse } from '../sale/reverse.ts';
import { sell } from '../sale/sell.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { claimWebhookDelivery } from './claimWebhookDelivery.ts';
import { createInFlight, deliverWebhooks } from './deliverWebhooks.ts';
import { receiverForTests } from './receiver.helper.ts';
import { recordEvent } from './recordEvent.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhookSecret.ts';

const test = contextForTests();
const receiver = receiverForTests();
const secret = newWebhookSecret();

let agent: AgentCaller;
let other: AgentCaller;
beforeAll(async () => {
  [agent, other] = [await test().caller('amaka'), await test().caller('bola')];
});
beforeEach(async () => {
  await test().context.db.delete(webhookEvents);
  await test().context.db.delete(webhooks);
});

async function listen(
  eventTypes: readonly WebhookEventType[] = webhookEventTypes,
  agentId = agent.agentId,
): Promise<string> {
  const { context } = test();
  const row = { id: randomUUID(), agentId, url: receiver.url(), eventTypes };
  const sealedSecret = sealWebhookSecret(secret, agentId, context);
  await context.db.insert(webhooks).values({ ...row, sealedSecret, createdAt: new Date(context.clock()) });
  return row.id;
}
const counts = async () => {
  const { db } = test().context;
  return [await db.$count(webhookEvents), await db.$count(webhookDeliveries)];
};
const deliver = (ending = new AbortController().signal) =>
  deliverWebhooks(test().context, createInFlight(), ending);
/** Delivers all due events, and returns the received ones. */
async function deliverAll() {
  for (let left = 100; left > 0; left -= 8) await deliver();
  const now = test().clock.now();
  return Promise.all(receiver.arrived.map((one) => receiver.read(one, secret, now)));
}
const sellOne = () => {
  const { context } = test();
  const request = order({ recipient: '08022334455' });
  const purchase = { caller: agent, category: 'data' as const, request, recipient: request.recipient };
  return sell(purchase, context.clock() + MINUTE, context);
};
const tell = (tx: Parameters<typeof recordEvent>[0], agentId: string | null = agent.agentId) =>
  recordEvent(tx, { agentId, type: 'sale.delivered', at: test().clock.now(), data: () => ({ a: 1 }) });

describe('the outbox', () => {
  it('has an event only if its transaction is committed', async () => {
    const { db } = test().context;
    await listen();
    const work = db.transaction(async (tx) => {
      await tell(tx);
      throw new Error('It goes wrong after that');
    });
    await expect(work).rejects.toThrow('It goes wrong after that');
    expect(await counts()).toEqual([0, 0]);
    await db.transaction((tx) => tell(tx));
    expect(await counts()).toEqual([1, 1]);
  });

  it('has no row, and causes no reads, if no webhook subscribes to the event', async () => {
    const { db, clock } = test().context;
    let reads = 0;
    const data = () => {
      reads += 1;
      return {};
    };
    const at = clock();
    const { agentId } = agent;
    await recordEvent(db, { agentId, type: 'sale.delivered', at, data });
    await listen(['sale.failed']);
    await listen(['sale.delivered'], other.agentId);
    const off = await listen(['sale.delivered']);
    await db.update(webhooks).set({ stoppedBy: 'agent' }).where(eq(webhooks.id, off));
    await recordEvent(db, { agentId, type: 'sale.delivered', at, data });
    await sellOne();
    expect([await counts(), reads]).toEqual([[0, 0], 0]);
  });

  it('has one event for all webhooks of an agent, or of all agents if it concerns all of them', async () => {
    const { db } = test().context;
    for (const who of [agent, agent, other]) await listen(['sale.delivered'], who.agentId);
    await tell(db);
    expect(await counts()).toEqual([1, 2]);
    await tell(db, null);
    expect(await counts()).toEqual([2, 5]);
  });
});

describe('the events of the outbox', () => {
  it('report a credited payment once', async () => {
    const { db, clock } = test().context;
    await listen();
    const reference = `FND-${randomUUID()}`;
    const [funding] = await db
      .insert(fundings)
      .values({
        reference,
        agentId: agent.agentId,
        method: 'automatic',
        status: 'awaiting-payment',
        amount: kobo(100_000),
        fee: kobo(1_500),
        createdAt: new Date(clock()),
      })
      .returning();
    if (!funding) throw new Error('It was written');
    const credited = () => db.transaction((tx) => credit(tx, funding, 'awaiting-payment', test().context));
    // A payment that arrives twice is credited and reported once.
    expect([await credited(), await credited()]).toEqual([true, false]);
    expect(await deliverAll()).toMatchObject([
      { type: 'funding.credited', data: { reference, amount: 98_500, balance: {} } },
    ]);
  });

  it('report an answer to a case and its end, without possible tokens', async () => {
    const { context } = test();
    const { record } = await sellOne();
    await listen(['case.answered', 'case.resolved']);
    const report = { ref: record.transaction.ref, message: 'Nothing came for 1234-5678-9012-3456-7890.' };
    const { supportCase } = await openCase(agent.agentId, report, context);
    const number = `OJ-${String(supportCase.seq).padStart(6, '0')}`;
    await answerCase(number, { text: 'We ask.' }, context);
    await answerCase(number, { text: 'It is 11112222333344445555.', resolution: 'delivered' }, context);
    const events = await deliverAll();
    const message = 'Nothing came for ….';
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'case.answered',
          data: expect.objectContaining({ number, message }),
        }),
        expect.objectContaining({
          type: 'case.resolved',
          data: expect.objectContaining({
            resolution: 'delivered',
            answers: [
              expect.objectContaining({ text: 'We ask.' }),
              expect.objectContaining({ text: 'It is ….' }),
            ],
          }),
        }),
      ]),
    );
    expect(JSON.stringify(receiver.arrived)).not.toMatch(/5678|3333/);
  });

  it('report an announced price', async () => {
    const { context } = test();
    await listen(['price.announced'], other.agentId);
    const from = context.clock() + 60 * MINUTE;
    await announcePrice({ planId: 'mtn-sme-1gb-30d', price: kobo(48_000), from }, context);
    const plan = { id: 'mtn-sme-1gb-30d', price: 45_600, nextPrice: 48_000, nextPriceFrom: from };
    expect(await deliverAll()).toMatchObject([
      { type: 'price.announced', data: { id: 'mtn-data', available: true, plans: [plan] } },
    ]);
  });

  it('report an outage and its end', async () => {
    const { context } = test();
    const { db, outages, clock } = context;
    await listen(['outage.begun', 'outage.ended']);
    const isClosed = async () =>
      (await db.select().from(serviceStates).where(eq(serviceStates.serviceId, 'glo-data')))[0]?.closedAt;
    for (let minute = 0; minute < 15 && !(await isClosed()); minute += 1) {
      for (let orders = 0; orders < 6; orders += 1)
        outages.counter.count('glo-data', 'failed', `0805000${minute}${orders}`, clock());
      await watchServices(context);
      test().clock.forward(MINUTE);
    }
    await watchServices(context);
    expect(await deliverAll()).toMatchObject([
      { type: 'outage.begun', data: { id: 'glo-data', available: false, downSince: expect.any(Number) } },
      { type: 'outage.ended', data: { id: 'glo-data', available: true } },
    ]);
  });

  it('report a reversed sale once', async () => {
    const { context } = test();
    const { record } = await sellOne();
    await listen(['sale.refunded']);
    await reverse(record.transaction.ref, context);
    await reverse(record.transaction.ref, context);
    expect(await deliverAll()).toMatchObject([
      { type: 'sale.refunded', data: { status: 'reversed', refund: { amount: 45_600 } } },
    ]);
  });
});

describe('several servers', () => {
  it('make each try once', async () => {
    await listen();
    await Promise.all(Array.from({ length: 20 }, () => tell(test().context.db)));
    const rounds = Array.from({ length: 3 }, async () => {
      for (let round = 0; round < 20; round += 1) await deliver();
    });
    await Promise.all(rounds);
    const ids = receiver.arrived.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
    const states = await test().context.db.select().from(webhookDeliveries);
    expect(states.every(({ state, tries }) => state === 'delivered' && tries === 1)).toBe(true);
  });

  it('take over a minute later if one is killed during a try', async () => {
    const { context, clock } = test();
    await listen();
    await tell(context.db);
    expect(await claimWebhookDelivery([], context)).toMatchObject({ tries: 1 });
    await deliver();
    expect(receiver.arrived).toEqual([]);
    clock.forward(MINUTE);
    await deliver();
    expect(receiver.arrived).toHaveLength(1);
  });

  it('release a started try at once if one is stopped', async () => {
    const { db } = test().context;
    await listen();
    await tell(db);
    const ending = new AbortController();
    receiver.answer(() => ending.abort());
    await deliver(ending.signal);
    expect(await db.select().from(webhookDeliveries)).toMatchObject([{ state: 'waiting', tries: 0 }]);
    receiver.answer((response) => void response.writeHead(200).end());
    await deliver();
    expect(await db.select().from(webhookDeliveries)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  it('do not block other deliveries if a receiver is slow', async () => {
    const { db } = test().context;
    const slow = await listen();
    for (let index = 0; index < 6; index += 1) await tell(db);
    const ending = new AbortController();
    const held: (() => void)[] = [];
    receiver.answer((response) => held.push(() => void response.writeHead(200).end()));
    const inFlight = createInFlight();
    const round = deliverWebhooks(test().context, inFlight, ending.signal);
    await expect.poll(() => held.length).toBe(2);
    expect([inFlight.total(), inFlight.busy()]).toEqual([2, [slow]]);
    for (const answer of held) answer();
    await round;
    expect([inFlight.total(), receiver.arrived.length]).toEqual([0, 2]);
  });
});
