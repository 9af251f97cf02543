import {
  type CustomerKind,
  type CustomerRequest,
  customerKinds,
  customerNumbers,
  type Transaction,
} from '@oja/core';

/** What a sale tells of a customer who is not saved yet. `name` is as the disco or the provider gave it. */
export type CustomerOfSale = Omit<CustomerRequest, 'note' | 'name'> & { readonly name: string | undefined };

type Sold = Pick<
  Transaction,
  'category' | 'recipient' | 'serviceId' | 'meterType' | 'delivery' | 'transactionType'
>;

/** Whom a sale was made to; `null` for what is not a sale, and for a number that is saved as no kind of customer. */
export function customerOfSale(sold: Sold): CustomerOfSale | null {
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
