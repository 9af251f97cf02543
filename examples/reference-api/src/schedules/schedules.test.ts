import { randomUUID } from 'node:crypto';
import { type Body, DAY, HOUR, kobo, MINUTE } from '@oja/core';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../appContext.ts';
import { devices, transactionPins } from '../database/identity.schema.ts';
import { notices } from '../database/notice.schema.ts';
import { serviceStates } from '../database/outage.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { scheduleRuns, schedules } from '../database/schedule.schema.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { hashPassword } from '../identity/password.ts';
import { schedules as listSchedules } from '../routes/schedules.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import { QUICK_PASSWORD } from '../testing/fill.helper.ts';
import { addSchedule } from './addSchedule.ts';
import { claimOccasion, occasionKey } from './occasionRun.ts';
import { endOccasion, runSchedules, sellOccasion } from './runSchedules.ts';
import { resumeSchedule, stopSchedule } from './stopSchedule.ts';

type Request = Body<'addSchedule'>;

const test = contextForTests();
const PLAN = 'mtn-sme-1gb-30d';
/** 24 November 2027, 08:00 in Lagos: the first occasion. */
const FIRST = Date.UTC(2027, 10, 24, 7);
const daily = (changes: Partial<Request> = {}): Request => ({
  reference: randomUUID(),
  kind: 'automatic',
  recurrence: 'daily',
  firstAt: new Date(FIRST).toISOString(),
  category: 'data',
  purchase: { serviceId: 'mtn-data', planId: PLAN, recipient: '08011111111' },
  expectedPrice: '456.00',
  consent: { cap: '1400.00', until: new Date(FIRST + 30 * DAY).toISOString() },
  ...changes,
});
const reminder = { kind: 'reminder', consent: undefined } as const;

/** Another server over the same database, with its clock stopped at this time. */
const serverAt = (now: number): AppContext => ({
  ...test().context,
  clock: () => now,
  signIns: { ...test().context.signIns, newDeviceMost: kobo(2_000_000) },
});

let agent: AgentCaller;
beforeEach(async () => {
  agent = await test().caller('amaka');
});
afterEach(async () => {
  const { db } = test().context;
  await db.delete(scheduleRuns);
  await db.delete(schedules);
  await db.delete(serviceStates);
  await db.delete(transactionPins);
  await db.update(devices).set({ limitedUntil: null });
  await db.delete(notices).where(eq(notices.agentId, agent.agentId));
  await test().ledger.setPrice(PLAN, kobo(45_600));
  expect(await test().ledger.audit()).toEqual([]);
});

const add = (changes: object = {}) => addSchedule(agent, daily(changes), serverAt(FIRST - DAY));
const rowOf = async (id: string) => {
  const [row] = await test().context.db.select().from(schedules).where(eq(schedules.id, id));
  if (!row) throw new Error('There is one');
  return row;
};
async function salesOf(scheduleId: string, occasion: number) {
  const reference = occasionKey(scheduleId, occasion);
  return test().context.db.select().from(transactions).where(eq(transactions.reference, reference));
}
/** The number of sales of the occasions on these days. */
const soldOn = async (id: string, ...days: number[]) =>
  (await Promise.all(days.map((day) => salesOf(id, FIRST + day * DAY)))).map(({ length }) => length);
const noticesLeft = () =>
  test()
    .context.db.select()
    .from(notices)
    .where(eq(notices.agentId, agent.agentId))
    .orderBy(notices.createdAt);
const told = async () => (await noticesLeft()).map(({ title, body }) => `${title}. ${body}`);
const outcomesOf = async (id: string) =>
  (
    await test()
      .context.db.select()
      .from(scheduleRuns)
      .where(eq(scheduleRuns.scheduleId, id))
      .orderBy(scheduleRuns.occasion)
  ).map(({ outcome, code }) => code ?? outcome);

describe('an automatic schedule', () => {
  it('sells once at each occasion, even if several servers run at the same time, and notifies the agent', async () => {
    const { id } = await add();
    await runSchedules(serverAt(FIRST - 1));
    expect(await salesOf(id, FIRST)).toEqual([]);
    await Promise.all([FIRST, FIRST, FIRST + 1].map((now) => runSchedules(serverAt(now))));
    await runSchedules(serverAt(FIRST + HOUR));
    const [sale] = await salesOf(id, FIRST);
    expect(sale).toMatchObject({ amount: 45_600, status: 'delivered', recipient: '08011111111' });
    expect(await noticesLeft()).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/to 08011111111 was sold$/),
        scheduleId: id,
        ref: sale?.ref,
      }),
    ]);
    await runSchedules(serverAt(FIRST + DAY));
    expect(await soldOn(id, 0, 1)).toEqual([1, 1]);
    expect((await rowOf(id)).nextAt).toEqual(new Date(FIRST + 2 * DAY));
  });

  it('is sold once by another server if the first is killed between the claim and the sale', async () => {
    const { id } = await add();
    expect(await claimOccasion(await rowOf(id), FIRST, serverAt(FIRST))).toBe(true);
    // No other server sells it while the first one may still be running.
    await runSchedules(serverAt(FIRST + 1000));
    expect(await soldOn(id, 0)).toEqual([0]);
    await Promise.all([runSchedules(serverAt(FIRST + MINUTE)), runSchedules(serverAt(FIRST + MINUTE))]);
    expect(await soldOn(id, 0)).toEqual([1]);
    expect(await told()).toHaveLength(1);
  });

  it('is recorded by another server if the first is killed between the sale and the record', async () => {
    const { id } = await add();
    const schedule = await rowOf(id);
    await claimOccasion(schedule, FIRST, serverAt(FIRST));
    expect(await sellOccasion(schedule, FIRST, serverAt(FIRST))).toBeNull();
    await runSchedules(serverAt(FIRST + MINUTE));
    expect(await soldOn(id, 0)).toEqual([1]);
    expect(await outcomesOf(id)).toEqual(['sold']);
    expect((await rowOf(id)).nextAt).toEqual(new Date(FIRST + DAY));
  });

  it('is not sold by a server that resumes after the occasion was reported as missed', async () => {
    const { id } = await add();
    const schedule = await rowOf(id);
    await claimOccasion(schedule, FIRST, serverAt(FIRST));
    await runSchedules(serverAt(FIRST + 3 * HOUR));
    const asleep = serverAt(FIRST);
    const refusal = await sellOccasion(schedule, FIRST, asleep);
    expect(refusal?.code).toBe('reference_voided');
    await endOccasion(schedule, FIRST, refusal, asleep);
    expect(await soldOn(id, 0)).toEqual([0]);
    expect(await told()).toEqual([expect.stringMatching(/was missed\. .*You have not been charged/)]);
  });

  it('is sold up to two hours late but not later, and all missed occasions are in one notice', async () => {
    const { id } = await add();
    await runSchedules(serverAt(FIRST + 2 * HOUR));
    expect(await soldOn(id, 0)).toEqual([1]);
    await Promise.all([1, 2].map(() => runSchedules(serverAt(FIRST + 4 * DAY + HOUR))));
    // The last one is not too late: the next round sells it.
    await runSchedules(serverAt(FIRST + 4 * DAY + HOUR));
    expect(await soldOn(id, 0, 1, 2, 3, 4)).toEqual([1, 0, 0, 0, 1]);
    expect(await outcomesOf(id)).toEqual(['sold', 'missed', 'missed', 'missed', 'sold']);
    expect((await told())[1]).toMatch(
      /was missed 3 times\. It was due 3 times, from 25 Nov, 08:00 to 27 Nov/,
    );
    // A clock that goes back sells nothing again.
    await runSchedules(serverAt(FIRST));
    expect(await told()).toHaveLength(3);
  });

  it.each([48_000, 44_000])(
    'is not sold at another price than the agreed one, and notifies the agent: %i',
    async (price) => {
      const { id } = await add();
      await test().ledger.setPrice(PLAN, kobo(price));
      await runSchedules(serverAt(FIRST));
      expect(await salesOf(id, FIRST)).toEqual([]);
      expect(await told()).toEqual([
        expect.stringMatching(/was not sold\. It costs ₦4[48]0\.00 now, but you agreed to ₦456\.00/),
      ]);
      await test().ledger.setPrice(PLAN, kobo(45_600));
      await runSchedules(serverAt(FIRST + DAY));
      expect(await soldOn(id, 0, 1)).toEqual([0, 1]);
    },
  );

  it('never spends more than its cap, and ends with it', async () => {
    const { id } = await add({ consent: { cap: '1000.00', until: new Date(FIRST + 9 * DAY).toISOString() } });
    for (const day of [0, 1, 2, 3]) await runSchedules(serverAt(FIRST + day * DAY));
    expect(await soldOn(id, 0, 1, 2, 3)).toEqual([1, 1, 0, 0]);
    expect((await told()).at(-1)).toMatch(/exceed the total of ₦1,000\.00 .* has ended/);
    expect(await rowOf(id)).toMatchObject({ nextAt: null, endedAt: new Date(FIRST + 2 * DAY) });
  });

  it('never runs after its end', async () => {
    const { id } = await add({ consent: { cap: '9000.00', until: new Date(FIRST + DAY).toISOString() } });
    await runSchedules(serverAt(FIRST));
    await runSchedules(serverAt(FIRST + 5 * DAY));
    await runSchedules(serverAt(FIRST + 5 * DAY));
    expect(await outcomesOf(id)).toEqual(['sold', 'missed']);
    expect((await rowOf(id)).nextAt).toBeNull();
  });

  it('reports an insufficient balance, and debits nothing', async () => {
    const { id } = await add({
      category: 'electricity',
      purchase: {
        serviceId: 'ikeja-electric',
        recipient: '99000000010',
        meterType: 'prepaid',
        amount: '190000.00',
      },
      expectedPrice: '190000.00',
      consent: { cap: '400000.00', until: new Date(FIRST + DAY).toISOString() },
    });
    const before = await test().ledger.balance('amaka');
    await runSchedules(serverAt(FIRST));
    expect(await test().ledger.balance('amaka')).toBe(before);
    expect(await told()).toEqual([expect.stringMatching(/was not sold\. Your balance is ₦.* short/)]);
    expect(await salesOf(id, FIRST)).toEqual([]);
  });

  it('reports a service that an outage has closed', async () => {
    const { id } = await add();
    const at = new Date(FIRST - MINUTE);
    await test().context.db.insert(serviceStates).values({
      serviceId: 'mtn-data',
      failingSince: at,
      failedAt: at,
      closedAt: at,
    });
    await runSchedules(serverAt(FIRST));
    expect(await salesOf(id, FIRST)).toEqual([]);
    expect(await told()).toEqual([
      expect.stringMatching(/was not sold\. .* has been down since .*not been charged/),
    ]);
  });

  it('stops at once, even after a server has claimed an occasion, and resumes without the missed occasions', async () => {
    const { id } = await add();
    const schedule = await rowOf(id);
    await claimOccasion(schedule, FIRST, serverAt(FIRST));
    expect((await stopSchedule(agent.agentId, id, serverAt(FIRST))).nextAt).toBeNull();
    expect((await sellOccasion(schedule, FIRST, serverAt(FIRST)))?.code).toBe('reference_voided');
    await runSchedules(serverAt(FIRST + DAY));
    expect(await soldOn(id, 0, 1)).toEqual([0, 0]);
    const again = await resumeSchedule(agent, id, serverAt(FIRST + DAY + HOUR));
    expect(again).toMatchObject({ nextAt: new Date(FIRST + 2 * DAY), cap: 140_000, stoppedAt: null });
    expect(await outcomesOf(id)).toEqual(['stopped']);
  });

  it('can be stopped and resumed only by its agent', async () => {
    const { id } = await add();
    const bola = await test().caller('bola');
    expect(await refusalOf(stopSchedule(bola.agentId, id, serverAt(FIRST)))).toEqual([404, 'not_found']);
    expect(await refusalOf(resumeSchedule(bola, id, serverAt(FIRST)))).toEqual([404, 'not_found']);
    expect((await rowOf(id)).nextAt).toEqual(new Date(FIRST));
  });
});

describe('a consent', () => {
  it('is recorded, and its reported spending leaves out failed sales', async () => {
    const { id } = await add();
    // A number that was ported to MTN: the order fails if it does not say so.
    const { id: failing } = await add({
      purchase: { serviceId: 'mtn-data', planId: PLAN, recipient: '08090000023' },
    });
    await runSchedules(serverAt(FIRST));
    expect((await told()).join()).toMatch(/to 08090000023 was not delivered\..* is back in your wallet/);
    const answer = await listSchedules(
      { caller: agent } as Parameters<typeof listSchedules>[0],
      serverAt(FIRST + HOUR),
    );
    const spent = new Map(answer.data?.map((one) => [one.id, one.consent ? one.consent.spent : null]));
    expect([spent.get(id), spent.get(failing)]).toEqual(['456.00', '0.00']);
    const listed = answer.data?.find((one) => one.id === id);
    expect(listed).toMatchObject({ state: 'running', consent: { cap: '1400.00' } });
    expect(listed?.runs?.[0]).toMatchObject({
      outcome: 'sold',
      status: 'delivered',
      ref: expect.any(String),
    });
  });

  it('is stored once for repeated requests', async () => {
    const body = daily();
    const server = serverAt(FIRST - DAY);
    const made = await Promise.all([1, 2].map(() => addSchedule(agent, body, server)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const other = addSchedule(agent, { ...body, recurrence: 'weekly' }, server);
    expect(await refusalOf(other)).toEqual([422, 'reference_reused']);
  });

  it('requires the PIN if a sale of the whole cap would', async () => {
    const { db } = test().context;
    const pinHash = await hashPassword('4071', QUICK_PASSWORD);
    await db
      .insert(transactionPins)
      .values({ agentId: agent.agentId, pinHash, askFrom: kobo(100_000), changedAt: new Date(FIRST) });
    expect(await refusalOf(add())).toEqual([403, 'pin_required']);
    expect(await refusalOf(add({ pin: '1111' }))).toEqual([403, 'wrong_pin']);
    const small = await add({ consent: { cap: '912.00', until: new Date(FIRST + DAY).toISOString() } });
    expect(small.cap).toBe(91_200);
    expect((await add({ pin: '4071' })).kind).toBe('automatic');
    expect((await add(reminder)).kind).toBe('reminder');
    // Required only once: each sale is covered by the consent.
    await runSchedules(serverAt(FIRST));
    expect((await noticesLeft()).filter(({ title }) => title.includes('was sold'))).toHaveLength(2);
  });

  it('is refused from a new device, which may set a reminder', async () => {
    const { db } = test().context;
    const { id } = await add();
    await stopSchedule(agent.agentId, id, serverAt(FIRST - HOUR));
    await db
      .update(devices)
      .set({ limitedUntil: new Date(FIRST) })
      .where(eq(devices.agentId, agent.agentId));
    expect(await refusalOf(add())).toEqual([403, 'new_device_limit']);
    expect(await refusalOf(resumeSchedule(agent, id, serverAt(FIRST - HOUR)))).toEqual([
      403,
      'new_device_limit',
    ]);
    expect((await add(reminder)).kind).toBe('reminder');
  });

  it.each([
    ['without a consent', { consent: undefined }, ['invalid', 'cap']],
    [
      'with a cap below one sale',
      { consent: { cap: '400.00', until: '2027-12-01T00:00:00Z' } },
      ['invalid', 'cap'],
    ],
    [
      'without an end in a year',
      { consent: { cap: '900.00', until: '2029-12-01T00:00:00Z' } },
      ['invalid', 'until'],
    ],
    ['in the past', { firstAt: '2026-11-01T00:00:00Z' }, ['invalid', 'firstAt']],
    ['at a price that was not seen', { expectedPrice: '400.00' }, ['price_changed']],
    ['under a key that is none', { reference: 'again' }, ['invalid', 'reference']],
  ])('is refused %s', async (_, changes, said) => {
    expect((await refusalOf(add(changes))).slice(1)).toEqual(said);
  });
});

describe('a reminder', () => {
  it('is refused if two hundred schedules are running', async () => {
    const row = await rowOf((await add(reminder)).id);
    const others = Array.from({ length: 199 }, () => ({ ...row, id: randomUUID(), reference: randomUUID() }));
    await test().context.db.insert(schedules).values(others);
    expect(await refusalOf(add(reminder))).toEqual([409, 'too_many']);
  });

  it('creates one notice that links to the schedule, and sells nothing', async () => {
    const { id } = await add(reminder);
    await Promise.all([runSchedules(serverAt(FIRST)), runSchedules(serverAt(FIRST + 1))]);
    expect(await told()).toEqual([expect.stringMatching(/1 GB to 08011111111 is due\. .*Nothing was sold/)]);
    expect((await noticesLeft())[0]).toMatchObject({ scheduleId: id, level: 'info' });
    expect(await salesOf(id, FIRST)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ nextAt: new Date(FIRST + DAY), consentedAt: null, cap: null });
  });

  it('creates one notice about a missed reminder', async () => {
    await add(reminder);
    await runSchedules(serverAt(FIRST + DAY - HOUR));
    expect(await told()).toEqual([expect.stringMatching(/was missed\. You asked to be reminded on 24 Nov/)]);
  });
});
