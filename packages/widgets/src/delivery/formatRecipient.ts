import { formatPhone, groupFours, type ServiceDefinition } from '@oja/core';

/** A number as it is read out: phones 4-3-4, meters and cards in fours, anything else as it is. '' for none. */
export function formatRecipient(
  recipient: string | undefined,
  definition: Pick<ServiceDefinition, 'recipientGroups'> | null,
): string {
  if (!recipient) return '';
  return definition?.recipientGroups === 'fours' ? groupFours(recipient) : formatPhone(recipient);
}
