import { expect, it } from 'vitest';
import { hasTyped } from './suggestionsOf.ts';

const customer = { name: 'Adébáyọ̀ Ƴar’adua'.normalize('NFC'), recipient: '08031234567' };

it.each(['adebayo', 'ADEBAYO', 'Adébáyọ̀'.normalize('NFD'), 'yaradua', '0803 123', '0803‑123', '０８０３'])(
  'a customer matches the typed text %j',
  (typed) => expect(hasTyped(customer, typed)).toBe(true),
);

it.each(['adebisi', '0804', 'yar adua'])('a customer does not match the typed text %j', (typed) =>
  expect(hasTyped(customer, typed)).toBe(false),
);
