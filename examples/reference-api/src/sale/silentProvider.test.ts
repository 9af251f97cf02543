import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppContext } from '../appContext.ts';
import { transactions } from '../database/sale.schema.ts';
import { backgroundJobs } from '../jobs/backgroundJobs.ts';
import { runJobs, startJobs } from '../jobs/runJobs.ts';
import type { Provider } from '../provider/provider.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { silence, useStoppedTimers } from '../testing/silence.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { hold } from './hold.ts';
import { orderOf } from './sell.ts';
import { keepPending } from './settle.ts';
import { validatePurchase } from './validatePurchase.ts';

// A provider that never answers some requests must not delay the others.
const test = contextForTests();
const never = () => new Promise<never>(() => {});
afterEach(() => void vi.useRealTimers());

/** The context with a provider that differs from the simulated one. */
const contextWith = (changes: (real: Provider) => Partial<Provider>): AppContext => {
  const { context } = test();
  return { ...context, provider: { ...context.provider, ...changes(context.provider) } };
};

const runOnce = (context: AppContext) => runJobs(backgroundJobs(context));
const start = (context: AppContext) => startJobs(backgroundJobs(context), context);

const silentFor = (refs: ReadonlySet<string>) => (real: Provider) => ({
  requery: (ref: string) => (refs.has(ref) ? silence<never>() : real.requery(ref)),
});

/** Creates sales that the provider has delivered and whose requery is due. */
async function dueSales(count: number) {
  const { context, caller } = test();
  const by = await caller('amaka');
  const sales = [];
  for (let index = 0; index < count; index += 1) {
    const request = order({ planId: 'mtn-direct-110mb-1d', expectedPrice: '100.00' });
    const { recipient } = request;
    const { record } = await hold({ caller: by, category: 'data', request, recipient }, context);
    const sent = orderOf(record.transaction);
    if (sent) await context.provider.sell(sent);
    await keepPending(record.transaction, context.clock() - 1, context);
    sales.push(record.transaction);
  }
  return sales;
}

async function statusOf({ id }: { id: string }) {
  const [row] = await test().context.db.select().from(transactions).where(eq(transactions.id, id));
  return row?.status;
}
const statuses = (sales: readonly { id: string }[]) => Promise.all(sales.map(statusOf));

describe('a requery that hangs', () => {
  it('times out, and the other sales of the round are settled', async () => {
    const sales = await dueSales(24);
    // The first ones to be requeried, more than are requeried concurrently.
    const hanging = sales.slice(0, 12);
    const others = sales.slice(12);
    await runOnce(contextWith(silentFor(new Set(hanging.map(({ ref }) => ref)))));
    expect(new Set(await statuses(others))).toEqual(new Set(['delivered']));
    expect(new Set(await statuses(hanging))).toEqual(new Set(['pending']));
    test().clock.forward(5_000);
    await runOnce(test().context);
    expect(new Set(await statuses(hanging))).toEqual(new Set(['delivered']));
    expect(await test().ledger.audit()).toEqual([]);
  });

  it('does not delay sales that become due while it hangs', async () => {
    const [hanging] = await dueSales(1);
    const asked: string[] = [];
    const context = contextWith((real) => ({
      requery: (ref: string) => {
        asked.push(ref);
        return ref === hanging?.ref ? never() : real.requery(ref);
      },
    }));
    // The timers are stopped, so the hanging requery never times out. Only a parallel run can settle the next sale.
    const timers = useStoppedTimers();
    const jobs = start(context);
    await expect.poll(() => asked).toContain(hanging?.ref);
    const [next] = await dueSales(1);
    await expect.poll(() => next && statusOf(next)).toBe('delivered');
    expect(asked.filter((ref) => ref === hanging?.ref)).toHaveLength(1);
    const stopped = jobs.stop();
    await timers.pass();
    await stopped;
  });

  it('is logged without the recipient', async () => {
    const [hanging] = await dueSales(1);
    await runOnce(contextWith(silentFor(new Set([hanging?.ref ?? '']))));
    expect(test().log.at(-1)).toEqual({
      level: 'error',
      what: 'a sale could not be settled: the provider is silent',
    });
  });
});

it('settles sales while a query for reversals hangs', async () => {
  const [sale] = await dueSales(1);
  const timers = useStoppedTimers();
  const jobs = start(contextWith(() => ({ reversals: never })));
  await expect.poll(() => sale && statusOf(sale)).toBe('delivered');
  const stopped = jobs.stop();
  await timers.pass();
  await stopped;
});

it('refuses a purchase if the provider does not answer about the smartcard', async () => {
  const context = contextWith((real) => ({ customers: { ...real.customers, card: silence } }));
  const request = { ...order({ recipient: '1000000001', serviceId: 'dstv' }), planId: undefined };
  const asked = validatePurchase(
    { caller: await test().caller('amaka'), category: 'cable', request },
    context,
  );
  await expect(asked).rejects.toMatchObject({ status: 503, code: 'provider_silent' });
});
