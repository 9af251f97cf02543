import { checkDigits } from './digits.ts';

/** A smartcard or IUC number: 10 or 11 digits, the leading zero kept. No check digit: published test cards fail Luhn. */
export const checkSmartcard = (raw: string) => checkDigits(raw, 10, 11);

/** A JAMB profile id: 10 digits. */
export const checkProfileId = (raw: string) => checkDigits(raw, 10, 10);

/** A one-time password: 4 to 8 digits. How many it has is the server's choice. */
export const checkOtp = (raw: string) => checkDigits(raw, 4, 8);

/** A BVN or a NIN: 11 digits each. Which of the two it is can't be told from the digits. */
export const checkIdentityNumber = (raw: string) => checkDigits(raw, 11, 11);
