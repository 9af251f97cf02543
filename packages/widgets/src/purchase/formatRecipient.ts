import { formatPhone } from '@oja/core';

/** A number as people read it aloud: a phone as everywhere, a meter, a card or a profile in groups of four. */
export function formatRecipient(recipient: string): string {
  if (/^0[789][01]\d{8}$/.test(recipient)) return formatPhone(recipient);
  return /^\d{9,}$/.test(recipient) ? recipient.replace(/(\d{4})(?=\d)/g, '$1 ') : recipient;
}
