import { expect, it } from 'vitest';
import { findOtp } from './findOtp.ts';

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['Your code to set a new password is 004217. The code is valid for 10 minutes.', '004217'],
  ['Oja: 8841 is your code', '8841'],
  ['123‑456', '123456'],
  ['１２３４５６', '123456'],
  ['Koodu rẹ ni ١٢٣٤٥٦.', '123456'],
  ['Your code is 12\u200b3456, good for 10 minutes.', '123456'],
  ['12345678901', null],
  ['no code here', null],
  ['4217 or 8841', null],
  ['', null],
])('finds the code in %j: %s', (pasted, code) => {
  expect(findOtp(pasted)).toBe(code);
});
