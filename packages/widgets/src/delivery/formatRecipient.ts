import { formatPhone, groupFours, type ServiceDefinition } from '@oja/core';

/** Groups a recipient for reading: phones 4-3-4, meters and cards in fours. Other numbers are unchanged; '' if missing. */
export function formatRecipient(
  recipient: string | undefined,
  definition: Pick<ServiceDefinition, 'recipientGroups'>,
): string {
  if (!recipient) return '';
  if (definition.recipientGroups !== 'fours') return formatPhone(recipient);
  // A postpaid account number contains slashes and dashes: "12/34/56/7890-01".
  return /^\d+$/.test(recipient) ? groupFours(recipient) : recipient;
}
