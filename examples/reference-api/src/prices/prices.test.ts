import { DAY, kobo, type Wire } from '@oja/core';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../appContext.ts';
import { plans } from '../database/catalogue.schema.ts';
import { notices } from '../database/notice.schema.ts';
import { createApp } from '../http/app.ts';
import { Refusal } from '../http/refusal.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { services } from '../routes/services.ts';
import { hold } from '../sale/hold.ts';
import { contextForTests, FROM_NOWHERE, refusalOf } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { announcePrice } from './announcePrice.ts';
import { applyPriceChanges } from './planPrices.ts';

const test = contextForTests();
const PLAN = 'mtn-sme-1gb-30d';
/** 07:00 in Lagos on 1 January 2027. */
const FROM = Date.UTC(2027, 0, 1, 6);

let agent: AgentCaller;
beforeAll(async () => {
  agent = await test().caller('amaka');
});

/** The context with its clock stopped at this time. */
const at = (now: number): AppContext => ({ ...test().context, clock: () => now });

function buyAt(now: number, expectedPrice: string) {
  const request = order({ planId: PLAN, expectedPrice });
  return hold({ caller: agent, category: 'data', request, recipient: request.recipient }, at(now));
}

async function planAt(now: number) {
  const call = { caller: agent, params: {}, query: undefined, body: undefined, ...FROM_NOWHERE };
  const listed: Wire<'services'> = (await services(call, at(now))).data;
  const { plans: shown } = listed?.find(({ id }) => id === 'mtn-data') ?? {};
  return (shown || []).find(({ id }) => id === PLAN);
}

describe('an announced price', () => {
  beforeAll(() => announcePrice({ planId: PLAN, price: kobo(48_000), from: FROM }, at(FROM - 7 * DAY)));

  it('is sent to every agent as a notice, with the old price and the start', async () => {
    const told = (await test().context.db.select().from(notices)).filter(({ level }) => level === 'info');
    expect(told.map(({ agentId, title, body }) => [agentId, title, body])).toContainEqual([
      null,
      'MTN 1 GB SME costs ₦480.00 from 1 Jan 2027, 07:00',
      expect.stringContaining('Until then it costs ₦456.00.'),
    ]);
  });

  it('is listed with the current price until it is effective', async () => {
    expect(await planAt(FROM - 1)).toMatchObject({
      price: '456.00',
      nextPrice: '480.00',
      nextPriceFrom: new Date(FROM).toISOString(),
      commission: '9.00',
    });
    const then = await planAt(FROM);
    expect(then).toMatchObject({ price: '480.00', commission: '9.00' });
    expect(then).not.toHaveProperty('nextPrice');
  });

  it('is charged from its start to the millisecond, before any job has copied it into the plan', async () => {
    expect((await buyAt(FROM - 1, '456.00')).record.transaction.amount).toBe(45_600);
    expect(await refusalOf(buyAt(FROM - 1, '480.00'))).toEqual([409, 'price_changed']);
    expect(await refusalOf(buyAt(FROM, '456.00'))).toEqual([409, 'price_changed']);
    expect((await buyAt(FROM, '480.00')).record.transaction.amount).toBe(48_000);
  });

  it('is returned in the refusal of a purchase at the old price', async () => {
    const refusal = await buyAt(FROM, '456.00').catch((error: unknown) => error);
    expect(refusal instanceof Refusal && refusal.details.data).toEqual({ price: '480.00' });
    expect(refusal instanceof Refusal && refusal.details.purchase?.charged).toBe(false);
  });

  it('is copied into the plan once, by concurrent calls too', async () => {
    const { db } = test().context;
    await applyPriceChanges(db, FROM - 1);
    const priceNow = async () => (await db.select().from(plans).where(eq(plans.id, PLAN)))[0]?.price;
    expect(await priceNow()).toBe(45_600);
    await Promise.all([applyPriceChanges(db, FROM), applyPriceChanges(db, FROM)]);
    expect(await priceNow()).toBe(48_000);
    // A later price change of the network is not overwritten.
    await test().ledger.setPrice(PLAN, kobo(47_000));
    await applyPriceChanges(db, FROM + DAY);
    expect(await planAt(FROM + DAY)).toMatchObject({ price: '470.00' });
  });
});

describe('announcing a price', () => {
  const announce = (body: object, token = 'admin') =>
    createApp(at(FROM), { mode: 'demo', adminToken: 'admin' }).request('/admin/prices', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const good = { planId: 'neco-token', price: '1200', from: '2027-02-01T00:00:00+01:00' };

  it('needs the admin token, and succeeds once', async () => {
    const [known] = await test().context.db.select().from(plans).where(eq(plans.serviceId, 'neco'));
    const body = { ...good, planId: known?.id };
    expect((await announce(body, 'another')).status).toBe(401);
    expect((await announce(body)).status).toBe(200);
    const again = await announce(body);
    expect([again.status, await again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'announced_before' }),
    ]);
  });

  it.each([
    ['a plan that is not sold', { planId: 'no-such-plan' }, 404],
    ['no amount', { price: 'much' }, 400],
    ['less than the agent earns', { planId: PLAN, price: '5' }, 400],
    ['a time that has passed', { planId: PLAN, from: '2026-12-31T00:00:00+01:00' }, 400],
    ['no time', { planId: PLAN, from: 'soon' }, 400],
  ])('refuses %s', async (_, wrong, status) => {
    expect((await announce({ ...good, ...wrong })).status).toBe(status);
  });
});
