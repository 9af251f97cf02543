import { formatPhone } from '@oja/core';

/** Groups phone numbers in a text: "08031234567" becomes "0803 123 4567". Longer numbers and meter numbers stay unchanged. */
export const groupPhones = (words: string): string =>
  words.replace(/(?<!\d)0[789][01]\d{8}(?!\d)/g, (phone) => formatPhone(phone));
