import { randomUUID } from 'node:crypto';
import { DAY, kobo } from '@oja/core';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { agents } from '../database/identity.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { forgetClosed } from './forgetClosed.ts';

const test = contextForTests();

it('removes the recipients of a closed account’s sales after the legal retention period, and not before', async () => {
  const { context } = test();
  const { db } = context;
  const clock = { ms: context.clock() };
  const [agent] = await db.select().from(agents).where(eq(agents.username, 'amaka'));
  const id = agent?.id ?? '';
  await db.insert(transactions).values({
    id: randomUUID(),
    ref: 'OJA-1',
    agentId: id,
    kind: 'sale',
    status: 'delivered',
    name: 'MTN 1 GB',
    description: 'To Ada',
    category: 'data',
    recipient: '08022222222',
    amount: kobo(45_600),
    fee: kobo(0),
    commission: kobo(0),
    delivery: { token: '1' },
    createdAt: new Date(clock.ms),
  });
  const recipients = async () => {
    const rows = await db.select().from(transactions).where(eq(transactions.agentId, id));
    return rows.filter(({ recipient, delivery }) => recipient !== null || delivery !== null).length;
  };
  const amounts = async () =>
    (await db.select({ amount: transactions.amount }).from(transactions).where(eq(transactions.agentId, id)))
      .map(({ amount }) => amount)
      .sort((one, other) => one - other);
  const known = await recipients();
  const before = await amounts();
  expect(known).toBeGreaterThan(0);
  const later = { ...context, keptYears: 6, clock: () => clock.ms };
  await forgetClosed(later);
  expect(await recipients(), 'of an account that is open').toBe(known);
  await db
    .update(agents)
    .set({ closedAt: new Date(clock.ms) })
    .where(eq(agents.id, id));
  clock.ms += (6 * 365 - 1) * DAY;
  await forgetClosed(later);
  expect(await recipients(), 'a day too early').toBe(known);
  clock.ms += 2 * DAY;
  await forgetClosed(later);
  expect(await recipients()).toBe(0);
  expect(await amounts()).toEqual(before);
});
