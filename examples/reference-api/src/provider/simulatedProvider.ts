import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { providerOrders } from '../database/provider.schema.ts';
import { magicNumbers, scriptFor } from './magicNumbers.ts';
import type { Provider, ProviderAnswer } from './provider.ts';

type Book = typeof providerOrders.$inferSelect;

/**
 * A provider that follows the magic numbers. It keeps its own book, which outlives our process as a real provider's
 * would, and answers a second order under the same ref with the first one. `delayMs`: how long "pending" lasts.
 */
export function simulatedProvider(db: Database, clock: () => number, delayMs: number): Provider {
  const answer = (order: Book): ProviderAnswer =>
    order.settlesAt.getTime() <= clock()
      ? { kind: order.outcome, message: order.message }
      : { kind: 'pending', askAgainAt: order.settlesAt.getTime() };

  const find = async (ref: string): Promise<ProviderAnswer> => {
    const [known] = await db.select().from(providerOrders).where(eq(providerOrders.ref, ref));
    return known ? answer(known) : { kind: 'unknown' };
  };

  return {
    async sell(order) {
      const { pace, outcome, message } = scriptFor(order);
      const settlesAt = new Date(clock() + (pace === 'at once' ? 0 : delayMs));
      const row = { ref: order.ref, outcome, message, settlesAt };
      await db.insert(providerOrders).values(row).onConflictDoNothing();
      // A provider that took the order and then says nothing: the caller has to give up by itself.
      if (pace === 'silent') return new Promise<never>(() => {});
      return find(order.ref);
    },
    requery: find,
    lineFault: (recipient) =>
      Object.hasOwn(magicNumbers, recipient) ? magicNumbers[recipient]?.line : undefined,
  };
}
