import type { Customer, Kobo, MeterType, Service, Transaction } from '@oja/core';

/** A purchase to schedule, with the data of a past purchase. */
export interface PlannedSale {
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
export function plannedSaleOf(sold: Sold): PlannedSale | null {
  const { category, name, recipient, serviceId, planId, meterType, amount } = sold;
  if (!category || !recipient || !serviceId || pins.has(category)) return null;
  return { category, name, recipient, serviceId, planId, meterType, price: amount };
}

/** Returns a saved customer's last purchase; `null` if there is none or it can't be scheduled. */
export const lastSaleTo = ({ recipient, lastSale }: Customer): PlannedSale | null =>
  lastSale ? plannedSaleOf({ ...lastSale, recipient }) : null;

/** Replaces the price with the present one if the list of services has the plan. */
export function atListPrice(sale: PlannedSale, services: readonly Service[] | null): PlannedSale {
  const service = services?.find(({ id }) => id === sale.serviceId);
  const plan = service?.plans?.find(({ id }) => id === sale.planId);
  return plan ? { ...sale, price: plan.price } : sale;
}

/** Returns the latest purchases without repeats (same recipient, service and plan), newest first. */
export function distinctSales(transactions: readonly Transaction[], most: number): readonly PlannedSale[] {
  const found = new Map<string, PlannedSale>();
  for (const transaction of transactions) {
    const sale = transaction.transactionType === 'credit' ? null : plannedSaleOf(transaction);
    const key = sale && [sale.recipient, sale.serviceId, sale.planId].join(' ');
    if (sale && key && !found.has(key)) found.set(key, sale);
    if (found.size === most) break;
  }
  return [...found.values()];
}
