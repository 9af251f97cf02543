import type { Customer, Kobo, MeterType, Service, Transaction } from '@oja/core';

/** A purchase to schedule, with the data of a past purchase. */
export interface ScheduledPurchase {
  readonly category: string;
  readonly name: string;
  readonly recipient: string;
  readonly serviceId: string;
  readonly planId: string | undefined;
  readonly meterType: MeterType | undefined;
  /** Cost in kobo. */
  readonly price: Kobo;
}

/** Categories sold from a stock, several at a time. They can't be scheduled. */
const pins: ReadonlySet<string> = new Set(['result-checker', 'recharge-card']);

type Sold = Partial<Pick<Transaction, 'category' | 'recipient' | 'serviceId' | 'planId' | 'meterType'>> &
  Pick<Transaction, 'name' | 'amount'>;

/** Returns the purchase to schedule; `null` if it can't be scheduled. */
export function scheduledPurchaseOf(sold: Sold): ScheduledPurchase | null {
  const { category, name, recipient, serviceId, planId, meterType, amount } = sold;
  if (!category || !recipient || !serviceId || pins.has(category)) return null;
  return { category, name, recipient, serviceId, planId, meterType, price: amount };
}

/** Returns a saved customer's last purchase; `null` if there is none or it can't be scheduled. */
export const lastPurchaseFor = ({ recipient, lastSale }: Customer): ScheduledPurchase | null =>
  lastSale ? scheduledPurchaseOf({ ...lastSale, recipient }) : null;

/** Replaces the price with the present one if the list of services has the plan. */
export function atListPrice(sale: ScheduledPurchase, services: readonly Service[] | null): ScheduledPurchase {
  const service = services?.find(({ id }) => id === sale.serviceId);
  const plan = service?.plans?.find(({ id }) => id === sale.planId);
  return plan ? { ...sale, price: plan.price } : sale;
}

/** Returns the latest purchases without repeats (same recipient, service and plan), newest first. */
export function distinctPurchases(
  transactions: readonly Transaction[],
  most: number,
): readonly ScheduledPurchase[] {
  const found = new Map<string, ScheduledPurchase>();
  for (const transaction of transactions) {
    const sale = transaction.transactionType === 'credit' ? null : scheduledPurchaseOf(transaction);
    const key = sale && [sale.recipient, sale.serviceId, sale.planId].join(' ');
    if (sale && key && !found.has(key)) found.set(key, sale);
    if (found.size === most) break;
  }
  return [...found.values()];
}
