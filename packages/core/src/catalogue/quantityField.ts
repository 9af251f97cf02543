import { asKobo } from '../money/kobo.ts';
import { checkQuantity } from '../validators/quantity.ts';
import type { CheckedPurchase, DraftParts } from './defineService.ts';
import type { Field } from './field.ts';

/** The quantity; one if the field is empty. At most the server's limit and stock. */
export const quantityField = (isAsked?: Field['isAsked']): Field => ({
  name: 'quantity',
  kind: 'quantity',
  label: 'quantity',
  ...(isAsked && { isAsked }),
  check(raw, { service, plan }) {
    const read = checkQuantity(raw.trim() === '' ? '1' : raw, service?.limits?.quantity, plan?.stock);
    return read.ok ? { ok: true, value: String(read.quantity) } : read;
  },
});

/** The draft for a quantity of one plan; `null` if no plan or recipient is chosen, or if the price exceeds the largest amount of money. */
export function pricedByQuantity({
  values: { recipient, quantity = '1' },
  plan,
}: CheckedPurchase): DraftParts | null {
  if (!recipient || !plan) return null;
  const count = Number(quantity);
  const price = asKobo(plan.price * count);
  if (price === null) return null;
  return {
    recipient,
    planId: plan.id,
    planName: plan.name,
    quantity: count,
    price,
    commission: plan.commission && (asKobo(plan.commission * count) ?? undefined),
  };
}
