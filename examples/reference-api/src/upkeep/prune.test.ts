import { randomUUID } from 'node:crypto';
import { DAY, HOUR, kobo, MINUTE } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it, vi } from 'vitest';
import {
  agents,
  apiKeySpend,
  apiKeys,
  passwordConfirmations,
  passwordResets,
  sessions,
  widgetSessions,
} from '../database/identity.schema.ts';
import { knownAddresses, rateLimits } from '../database/limit.schema.ts';
import { passkeySteps } from '../database/passkey.schema.ts';
import { transactions } from '../database/sale.schema.ts';
import { pendingSignIns } from '../database/secondFactor.schema.ts';
import { backgroundJobs } from '../jobs/backgroundJobs.ts';
import { startJobs } from '../jobs/runJobs.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { prune } from './prune.ts';

const test = contextForTests();
const count = (table: PgTable) => test().context.db.$count(table);

const tables = {
  sessions,
  passwordConfirmations,
  passwordResets,
  pendingSignIns,
  passkeySteps,
  rateLimits,
  knownAddresses,
  apiKeySpend,
};
const counts = async () => {
  const found: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) found[name] = await count(table);
  return found;
};

/** Inserts one row of each kind that expires in an hour, and `many` rows of the limiter. */
async function fill(many = 1): Promise<{ agentId: string; keyId: string }> {
  const { db, clock } = test().context;
  const [agent] = await db.select().from(agents).where(eq(agents.username, 'amaka'));
  const [key] = await db.select().from(apiKeys);
  const agentId = agent?.id ?? '';
  const keyId = key?.id ?? '';
  const now = new Date(clock());
  const end = { expiresAt: new Date(clock() + HOUR) };
  await db.insert(sessions).values({ tokenHash: randomUUID(), agentId, createdAt: now, ...end });
  await db
    .insert(passwordConfirmations)
    .values({ tokenHash: randomUUID(), agentId, sessionHash: 'hash', ...end });
  await db
    .insert(passwordResets)
    .values({ referenceHash: randomUUID(), agentId, otpHash: 'hash', tries: 0, ...end });
  await db.insert(pendingSignIns).values({ referenceHash: randomUUID(), agentId, ...end });
  await db
    .insert(passkeySteps)
    .values({ tokenHash: randomUUID(), agentId, kind: 'prove', holderHash: 'hash', ...end });
  await db
    .insert(rateLimits)
    .values(Array.from({ length: many }, () => ({ key: randomUUID(), points: 1, expire: end.expiresAt })));
  await db.insert(knownAddresses).values({ agentId, addressHash: randomUUID(), seenAt: now });
  await db
    .insert(apiKeySpend)
    .values({ apiKeyId: keyId, day: now.toISOString().slice(0, 10), spent: kobo(1) })
    .onConflictDoNothing();
  return { agentId, keyId };
}

async function openWidgetSession({ agentId, keyId }: { agentId: string; keyId: string }): Promise<string> {
  const id = randomUUID();
  const { db, clock } = test().context;
  await db.insert(widgetSessions).values({
    id,
    tokenHash: id,
    apiKeyId: keyId,
    agentId,
    origin: 'https://shop.example',
    scopes: ['purchase:data'],
    maxAmount: kobo(100),
    spent: kobo(0),
    createdAt: new Date(clock()),
    expiresAt: new Date(clock() + HOUR),
  });
  return id;
}

describe('pruning', () => {
  it('deletes nothing that is still valid', async () => {
    await fill();
    const before = await counts();
    await prune(test().context);
    expect(await counts()).toEqual(before);
    expect(Object.values(before).every((rows) => rows > 0)).toBe(true);
  });

  it('deletes expired sessions, codes and limits, and known addresses and spending months later', async () => {
    await fill();
    test().clock.forward(2 * HOUR);
    await prune(test().context);
    expect(await counts()).toMatchObject({
      sessions: 0,
      passwordConfirmations: 0,
      passwordResets: 0,
      pendingSignIns: 0,
      passkeySteps: 0,
      rateLimits: 0,
      knownAddresses: expect.toSatisfy((rows) => rows > 0),
      apiKeySpend: 1,
    });
    test().clock.forward(100 * DAY);
    await prune(test().context);
    expect(await counts()).toMatchObject({ knownAddresses: 0, apiKeySpend: 0 });
  });

  it('keeps an expired widget session only if it sold something', async () => {
    const { db, clock } = test().context;
    const who = await fill();
    const idle = await openWidgetSession(who);
    const selling = await openWidgetSession(who);
    const [sale] = await db.select({ id: transactions.id }).from(transactions).limit(1);
    await db
      .update(transactions)
      .set({ widgetSessionId: selling })
      .where(eq(transactions.id, sale?.id ?? ''));
    test().clock.forward(2 * DAY);
    expect(clock()).toBeGreaterThan(0);
    await prune(test().context);
    const left = (await db.select({ id: widgetSessions.id }).from(widgetSessions)).map(({ id }) => id);
    expect([left.includes(idle), left.includes(selling)]).toEqual([false, true]);
  });

  it('deletes more rows than fit in one statement', async () => {
    await fill(1_200);
    test().clock.forward(2 * HOUR);
    await prune(test().context);
    expect(await count(rateLimits)).toBe(0);
  });

  it('repeats while the server runs, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const jobs = startJobs(backgroundJobs(test().context), test().context);
      await fill();
      test().clock.forward(2 * HOUR);
      const isGone = async () => {
        // Only a repeated run finds rows that were added after the first one.
        vi.advanceTimersByTime(10 * MINUTE);
        return count(sessions);
      };
      await expect.poll(isGone).toBe(0);
      await jobs.stop();
      await fill();
      test().clock.forward(2 * HOUR);
      vi.advanceTimersByTime(HOUR);
      expect(vi.getTimerCount()).toBe(0);
      expect(await count(sessions)).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
