import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('escapes every control, formatting and separator character, and no other', () => {
  let spelled = 0;
  for (let code = 0; code < 0x110000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const isUnseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(character);
    if (isUnseen) spelled += 1;
    const expected = isUnseen ? `a\\u{${code.toString(16)}}b` : `a${character}b`;
    if (printable(`a${character}b`) !== expected)
      expect([code, printable(`a${character}b`)]).toEqual([code, expected]);
  }
  expect(spelled).toBeGreaterThan(200);
});

it('prints a forged line in escaped form', () => {
  expect(printable('S-1\r\u001b[2KFND-9  ₦1.00  approved\n\u202eolleh')).toBe(
    'S-1\\u{d}\\u{1b}[2KFND-9  ₦1.00  approved\\u{a}\\u{202e}olleh',
  );
});
