import { type Customer, customerKinds, customerNumbers, isCategory } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase';
import { useRoutes } from '../routing/RoutesContext.ts';
import { addressOf } from '../routing/route.ts';
import { toPrefill, usePrefilledPurchase } from './usePrefilledPurchase.ts';
import { pickFields } from './useRepeatPurchase.ts';

/**
 * The prefill for a purchase for a customer. `isWhole` is true if it repeats the last purchase, which is then reviewed
 * immediately.
 */
export interface CustomerPurchase {
  readonly category: string;
  readonly prefill: Prefill;
  readonly isWhole: boolean;
}

/** Finds the prefill for a customer; `null` if nothing is sold for this kind of number. */
export function purchaseFor({
  recipientKind,
  recipient,
  serviceId,
  meterType,
  lastSale,
}: Customer): CustomerPurchase | null {
  if (lastSale && isCategory(lastSale.category)) {
    const { category, serviceId, planId, meterType, amount } = lastSale;
    const all = toPrefill({ category, recipient, serviceId, planId, meterType, amount });
    return { category, prefill: pickFields(category, all), isWhole: true };
  }
  const kind = customerKinds.find((known) => known === recipientKind);
  if (!kind) return null;
  const [category] = customerNumbers[kind].categories;
  const known = { recipient, ...(serviceId && { service: serviceId }), ...(meterType && { meterType }) };
  return { category, prefill: pickFields(category, known), isWhole: false };
}

/** Returns a function that opens the review of a customer's last purchase, or a form with their number. Buys nothing. */
export function useSellToCustomer(): (customer: Customer) => void {
  const openForm = usePrefilledPurchase();
  const routes = useRoutes();
  return (customer) => {
    const sale = purchaseFor(customer);
    if (sale) openForm(addressOf(routes, sale.category), sale.prefill, sale.isWhole);
  };
}
