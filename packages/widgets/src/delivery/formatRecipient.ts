import { formatPhone, groupFours, type ServiceDefinition } from '@oja/core';

/** A number as it is read out: phones 4-3-4, meters and cards in fours, anything else as it is. '' for none. */
export function formatRecipient(
  recipient: string | undefined,
  definition: Pick<ServiceDefinition, 'recipientGroups'>,
): string {
  if (!recipient) return '';
  if (definition.recipientGroups !== 'fours') return formatPhone(recipient);
  // The marks of a postpaid account are part of it, whatever may be typed for a meter: "12/34/56/7890-01".
  return /^\d+$/.test(recipient) ? groupFours(recipient) : recipient;
}
