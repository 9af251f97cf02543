import { HOUR } from '@oja/core';
import { and, eq, lte } from 'drizzle-orm';
import { findRecipientKind } from '../catalogue/limits.ts';
import type { Database } from '../database/open.ts';
import { providerOrders } from '../database/provider.schema.ts';
import { createDelivery, type OrderCustomer, providerReference } from './createDelivery.ts';
import { type Customers, customers } from './customers.ts';
import { faultsOfOrders, REVERSED_LATER, scriptFor, scriptOf } from './magicNumbers.ts';
import type { Order, Provider, ProviderAnswer } from './provider.ts';

type ProviderOrder = typeof providerOrders.$inferSelect;

/** The time from a sale to the reversal of its delivery, for recipients with a reversal. */
const REVERSAL_MS = 3 * HOUR;

/** Finds the customer of an order. `undefined` if the provider does not know the number. */
async function findOrderCustomer(order: Order, known: Customers): Promise<OrderCustomer | undefined> {
  const { serviceId, recipient, meterType } = order;
  switch (findRecipientKind(order)) {
    case 'meter':
      return known.meter(recipient, serviceId, meterType ?? 'prepaid');
    case 'smartcard':
      return known.card(recipient, serviceId);
    case 'profile':
      return known.profile(recipient, order.planId ?? '');
    default:
      return {};
  }
}

const answerFrom = (order: ProviderOrder, now: number): ProviderAnswer =>
  order.settlesAt.getTime() <= now
    ? {
        kind: order.outcome,
        message: order.message,
        ...(order.goods && { goods: order.goods }),
        ...(faultsOfOrders.has(order.message) && { isOrderAtFault: true }),
      }
    : { kind: 'pending', requeryAt: order.settlesAt.getTime() };

interface SimulatedProviderOptions {
  readonly db: Database;
  /** The time, in ms since 1970. */
  readonly clock: () => number;
  /** How long an order is pending, in ms. */
  readonly delayMs: number;
  /** Whether phone numbers without a script are always delivered at once. By default 3 of 100 are not. */
  readonly everyPhoneDelivers?: boolean;
}

/**
 * A provider that follows the magic numbers. It stores its orders in the database, so they survive our process like a
 * real provider's, and answers a second order with the same ref like the first.
 */
export function simulatedProvider({
  db,
  clock,
  delayMs,
  everyPhoneDelivers = false,
}: SimulatedProviderOptions): Provider {
  const find = async (ref: string): Promise<ProviderAnswer> => {
    const [known] = await db.select().from(providerOrders).where(eq(providerOrders.ref, ref));
    return known ? answerFrom(known, clock()) : { kind: 'unknown' };
  };

  /** Returns `undefined` in `written` if the order exists already. */
  async function write(order: Order): Promise<{ isSilent: boolean; written: ProviderOrder | undefined }> {
    const whom = await findOrderCustomer(order, customers);
    const { pace, outcome, message } = scriptFor(order, { isKnown: whom !== undefined, everyPhoneDelivers });
    const now = clock();
    const row = {
      ref: order.ref,
      outcome,
      message,
      settlesAt: new Date(now + (pace === 'at once' ? 0 : delayMs)),
      goods:
        outcome === 'delivered'
          ? createDelivery(order, whom ?? {})
          : { providerReference: providerReference(order) },
      reversesAt: order.recipient === REVERSED_LATER ? new Date(now + REVERSAL_MS) : null,
    };
    const [written] = await db.insert(providerOrders).values(row).onConflictDoNothing().returning();
    return { isSilent: pace === 'silent', written };
  }

  return {
    customers,
    requery: find,
    isServing: async () => true,
    async sell(order) {
      const { isSilent, written } = await write(order);
      // The provider accepted the order and never answers: the caller times out.
      if (isSilent) return new Promise<never>(() => {});
      return written ? answerFrom(written, clock()) : find(order.ref);
    },
    async reversals() {
      const rows = await db
        .select({ ref: providerOrders.ref })
        .from(providerOrders)
        .where(and(lte(providerOrders.reversesAt, new Date(clock())), eq(providerOrders.reversalTold, false)))
        .limit(50);
      return rows.map(({ ref }) => ref);
    },
    async reversalTaken(ref) {
      await db.update(providerOrders).set({ reversalTold: true }).where(eq(providerOrders.ref, ref));
    },
    responseFault: (recipient) => scriptOf(recipient)?.fault,
  };
}
