import { type Customer, customerKinds, customerNumbers } from '@oja/core';

/** Groups the digits of a customer's number for reading. Returns the number of an unknown kind unchanged. */
export function groupCustomerNumber({
  recipientKind,
  recipient,
}: Pick<Customer, 'recipientKind' | 'recipient'>): string {
  const kind = customerKinds.find((known) => known === recipientKind);
  return kind ? customerNumbers[kind].group(recipient) : recipient;
}
