import { formatPhone, type ServiceDefinition } from '@oja/core';

const inFours = (digits: string) =>
  /^\d{5,}$/.test(digits) ? digits.replace(/(.{4})(?=.)/g, '$1 ') : digits;

/** A number as it is read out: phones 4-3-4, meters and cards in fours, anything else as it is. '' for none. */
export function formatRecipient(
  recipient: string | undefined,
  definition: Pick<ServiceDefinition, 'recipientGroups'> | null,
): string {
  if (!recipient) return '';
  return definition?.recipientGroups === 'fours' ? inFours(recipient) : formatPhone(recipient);
}
