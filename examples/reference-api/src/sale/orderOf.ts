import type { Order } from '../provider/provider.ts';
import type { View } from './view.ts';

/** What the provider is asked for; undefined for a transaction that is no sale. */
export function orderOf(sale: View['transaction']): Order | undefined {
  const { ref, reference, category, serviceId, planId, recipient, ported, quantity, meterType, amount } =
    sale;
  if (reference === null || category === null || serviceId === null || recipient === null) return undefined;
  return { ref, reference, category, serviceId, planId, recipient, ported, quantity, meterType, amount };
}
