import { formatPhone } from '@oja/core';

/** "1 GB for 08031234567" as "1 GB for 0803 123 4567". A longer number is no phone, and meters begin with other digits. */
export const groupPhones = (words: string): string =>
  words.replace(/(?<!\d)0[789][01]\d{8}(?!\d)/g, (phone) => formatPhone(phone));
