import { MINUTE, SECOND } from '@oja/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../appContext.ts';
import { notices } from '../database/notice.schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider/provider.ts';
import { apiServices } from '../routes/apiServices.ts';
import { services } from '../routes/services.ts';
import { sell } from '../sale/sell.ts';
import { seededDraw } from '../seed/draw.ts';
import { contextForTests, FROM_NOWHERE } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { createOutages } from './outages.ts';
import { watchServices } from './watchServices.ts';

const test = contextForTests();
const EVERY = 15 * SECOND;
const SERVICE = 'mtn-data';

const isClosedRefusal = (error: unknown) =>
  error instanceof Refusal && error.code === 'service_unavailable' && 'since' in Object(error.details.data);

/**
 * A provider that fails one order in twenty, and every order while it is down: half of them with a failure, half with
 * no answer.
 */
function unreliableProvider(real: Provider) {
  const draw = seededDraw(20_261_123);
  const line = { isDown: false, probes: 0 };
  const provider: Provider = {
    ...real,
    isServing: async () => {
      line.probes += 1;
      return !line.isDown;
    },
    sell: async () => {
      if (!line.isDown && draw.fraction() >= 0.05) return { kind: 'delivered', message: 'Delivered.' };
      if (draw.fraction() < 0.5) throw new Error('The line broke');
      return { kind: 'failed', message: 'Failed.' };
    },
    requery: async () => ({ kind: 'failed', message: 'Failed.' }),
  };
  return { line, provider };
}

describe('an outage', () => {
  let line: { isDown: boolean; probes: number };
  /** Two servers over one database. Each counts its own sales. */
  let servers: AppContext[];
  let agent: Awaited<ReturnType<ReturnType<typeof test>['caller']>>;
  let turn = 0;
  beforeAll(async () => {
    const { context, caller } = test();
    const unreliable = unreliableProvider(context.provider);
    line = unreliable.line;
    agent = await caller('amaka');
    servers = [0, 1].map(() => ({ ...context, provider: unreliable.provider, outages: createOutages() }));
  });
  const next = () => {
    turn += 1;
    return servers[turn % 2] ?? test().context;
  };

  /**
   * Sells once for ₦100 to a new number, some seconds after the last sale. Returns `false` if the service is closed.
   */
  async function sellOne(): Promise<boolean> {
    const context = next();
    test().clock.forward(EVERY);
    const recipient = `0803${String(1_000_000 + turn)}`;
    const request = order({ planId: 'mtn-direct-110mb-1d', expectedPrice: '100.00', recipient });
    try {
      await sell({ caller: agent, category: 'data', request, recipient }, context.clock() + MINUTE, context);
      return true;
    } catch (error) {
      if (!isClosedRefusal(error)) throw error;
      return false;
    } finally {
      await watchServices(context);
    }
  }
  const sellFor = async (ms: number) => {
    const sold: boolean[] = [];
    for (let passed = 0; passed < ms; passed += EVERY) sold.push(await sellOne());
    return sold;
  };
  const listed = async () => {
    const context = next();
    const call = { caller: agent, params: {}, query: undefined, body: undefined, ...FROM_NOWHERE };
    return (await services(call, context)).data?.find(({ id }) => id === SERVICE);
  };
  const soldToPartners = async () => {
    const call = { caller: agent, params: {}, query: undefined, body: undefined, ...FROM_NOWHERE };
    return (await apiServices(call, next())).data?.some(({ id }) => id === SERVICE);
  };
  const titles = async () => {
    const rows = await test().context.db.select().from(notices);
    return rows
      .filter(({ title }) => title.startsWith('MTN (data)'))
      .map(({ title, level }) => [level, title]);
  };

  it('does not start while orders fail at the normal rate', async () => {
    expect(await sellFor(3 * MINUTE)).not.toContain(false);
    expect(await listed()).toMatchObject({ available: true });
  });

  it('closes the service once it has lasted: at most five sales later, before any debit', async () => {
    line.isDown = true;
    const { lastsMs } = createOutages().thresholds;
    const before = await sellFor(lastsMs - MINUTE);
    expect(before).not.toContain(false);
    const after = await sellFor(4 * MINUTE);
    const threshold = MINUTE / EVERY;
    expect(after.slice(threshold).filter(Boolean).length).toBeLessThanOrEqual(5);
    expect(after.slice(threshold + 5)).not.toContain(true);
    const balance = await test().ledger.balance('amaka');
    expect(await sellOne()).toBe(false);
    expect(await test().ledger.balance('amaka')).toBe(balance);
  });

  it('is listed with its start, announced in a notice, and probed', async () => {
    const now = test().context.clock();
    const service = await listed();
    expect(service?.available).toBe(false);
    expect(await soldToPartners()).toBe(false);
    const since = now - Date.parse(String(service?.downSince));
    expect(since).toBeGreaterThan(12 * MINUTE);
    expect(since).toBeLessThan(16 * MINUTE);
    expect(await titles()).toEqual([['outage', 'MTN (data) is closed for sale']]);
    expect(line.probes).toBeGreaterThan(0);
  });

  it('ends within five minutes after the network works again', async () => {
    line.isDown = false;
    const sold = await sellFor(5 * MINUTE);
    expect(sold.indexOf(true) * EVERY).toBeLessThan(5 * MINUTE);
    expect(sold.at(-1)).toBe(true);
    expect(await listed()).toMatchObject({ available: true });
    expect(await soldToPartners()).toBe(true);
    expect(await titles()).toEqual([
      ['outage', 'MTN (data) is closed for sale'],
      ['info', 'MTN (data) is open for sale again'],
    ]);
    expect(await test().ledger.audit()).toEqual([]);
  });
});
