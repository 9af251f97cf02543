import {
  type CustomerKind,
  type CustomerRequest,
  customerKinds,
  customerNumbers,
  type Transaction,
} from '@oja/core';

/** Customer fields that a purchase provides. `name` comes from the disco or the provider. */
export type CustomerOfPurchase = Omit<CustomerRequest, 'note' | 'name'> & {
  readonly name: string | undefined;
};

type Sold = Pick<
  Transaction,
  'category' | 'recipient' | 'serviceId' | 'meterType' | 'delivery' | 'transactionType'
>;

/** Returns the customer of a purchase; `null` if the transaction is not a purchase or no kind of customer has such a number. */
export function customerOfPurchase(sold: Sold): CustomerOfPurchase | null {
  const { category, recipient, serviceId, meterType, delivery, transactionType } = sold;
  if (!category || !recipient || transactionType === 'credit') return null;
  const fits = (kind: CustomerKind) => {
    const { categories, check } = customerNumbers[kind];
    const number = check(recipient, meterType);
    return categories.includes(category) && number.ok && number.value === recipient;
  };
  const recipientKind = customerKinds.find(fits);
  return recipientKind
    ? { name: delivery?.customerName, recipientKind, recipient, serviceId, meterType }
    : null;
}
