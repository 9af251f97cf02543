import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { signInAttempts } from '../database/identity.schema.ts';
import type { House } from '../house.ts';
import { Refusal } from '../http/refusal.ts';

const WINDOW_MS = 15 * 60 * 1000;
/** Tries in a window for one name from one address, and for one address whatever the names. */
const PER_NAME = 10;
const PER_ADDRESS = 100;

const hash = (who: string) => createHash('sha256').update(who).digest('hex');

/**
 * Counts a try before the password is looked at, so that many tries at once count too, and refuses with 429 what is
 * over the limit. `forgive` takes the try back once somebody has signed in.
 */
export async function limitSignIn(
  name: string,
  address: string,
  house: House,
): Promise<{ forgive(): Promise<void> }> {
  const byName = hash(`${name}\n${address}`);
  const byAddress = hash(address);
  await count(byAddress, PER_ADDRESS, house);
  await count(byName, PER_NAME, house);
  return {
    forgive: async () => {
      await house.db.delete(signInAttempts).where(eq(signInAttempts.who, byName));
      // Only this one: other names that were tried from the same address still count.
      await house.db
        .update(signInAttempts)
        .set({ tried: sql`greatest(${signInAttempts.tried} - 1, 0)` })
        .where(eq(signInAttempts.who, byAddress));
    },
  };
}

/** Counts a try at something under this name, and refuses with 429 more than `most` in 15 minutes. */
export const limitTries = (name: string, most: number, house: House): Promise<void> =>
  count(hash(name), most, house);

async function count(who: string, most: number, { db, clock }: House): Promise<void> {
  const now = new Date(clock());
  const over = new Date(clock() - WINDOW_MS);
  const expired = sql`${signInAttempts.since} <= ${over.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(signInAttempts)
    .values({ who, tried: 1, since: now })
    .onConflictDoUpdate({
      target: signInAttempts.who,
      set: {
        tried: sql`case when ${expired} then 1 else ${signInAttempts.tried} + 1 end`,
        since: sql`case when ${expired} then ${now.toISOString()}::timestamptz else ${signInAttempts.since} end`,
      },
    })
    .returning();
  if (!row || row.tried <= most) return;
  const seconds = Math.max(1, Math.ceil((row.since.getTime() + WINDOW_MS - clock()) / 1000));
  throw new Refusal(429, 'too_many_attempts', 'Too many tries. Wait a while, then try again.', {
    headers: { 'Retry-After': String(seconds) },
  });
}
