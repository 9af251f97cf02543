import { type Customer, customerKinds, customerNumbers } from '@oja/core';

/** A customer's number as it is read aloud; that of a kind which nobody here knows as it is. */
export function groupCustomerNumber({
  recipientKind,
  recipient,
}: Pick<Customer, 'recipientKind' | 'recipient'>): string {
  const kind = customerKinds.find((known) => known === recipientKind);
  return kind ? customerNumbers[kind].group(recipient) : recipient;
}
