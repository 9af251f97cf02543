/** Groups the digits of a phone number, complete or not: "0803 123 4567". */
export const groupAsPhone = (digits: string): string => digits.replace(/^(.{4})(.{1,3})/, '$1 $2 ').trim();

/** Groups the digits of a meter number, a card number or a token: "9900 0000 010". */
export const groupInFours = (digits: string): string => digits.replace(/.{4}(?=.)/g, '$& ');
