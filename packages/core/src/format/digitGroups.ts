/** "0803 123 4567": the digits of a phone number as they are read aloud, as far as they go. */
export const groupAsPhone = (digits: string): string => digits.replace(/^(.{4})(.{1,3})/, '$1 $2 ').trim();

/** "9900 0000 010": the digits of a meter, a card or a token as they are read aloud. */
export const groupInFours = (digits: string): string => digits.replace(/.{4}(?=.)/g, '$& ');
