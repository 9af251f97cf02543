import type { Customer, Kobo, MeterType, Service, Transaction } from '@oja/core';

/** What comes back: one sale, as it was made once. */
export interface PlannedSale {
  readonly category: string;
  readonly name: string;
  readonly recipient: string;
  readonly serviceId: string;
  readonly planId: string | undefined;
  readonly meterType: MeterType | undefined;
  /** What one cost, in kobo. */
  readonly price: Kobo;
}

/** These are sold several at once from a stock: nothing that comes back. */
const pins: ReadonlySet<string> = new Set(['result-checker', 'recharge-card']);

type Sold = Partial<Pick<Transaction, 'category' | 'recipient' | 'serviceId' | 'planId' | 'meterType'>> &
  Pick<Transaction, 'name' | 'amount'>;

/** The sale as it can be scheduled; `null` where it can't. */
export function plannedSaleOf(sold: Sold): PlannedSale | null {
  const { category, name, recipient, serviceId, planId, meterType, amount } = sold;
  if (!category || !recipient || !serviceId || pins.has(category)) return null;
  return { category, name, recipient, serviceId, planId, meterType, price: amount };
}

/** The last sale to a saved customer. */
export const lastSaleTo = ({ recipient, lastSale }: Customer): PlannedSale | null =>
  lastSale ? plannedSaleOf({ ...lastSale, recipient }) : null;

/** With the price of today, where the list has one. */
export function atListPrice(sale: PlannedSale, services: readonly Service[] | null): PlannedSale {
  const service = services?.find(({ id }) => id === sale.serviceId);
  const plan = service?.plans?.find(({ id }) => id === sale.planId);
  return plan ? { ...sale, price: plan.price } : sale;
}

/** One of each that was sold to the same number, the newest first. */
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
