import { expect, it } from 'vitest';
import { payer as english } from '../../text/en/payer.ts';
import { pcm } from '../../text/locales/pcm.ts';
import { payerText } from './payerText.ts';

it('replaces the sentences for the wallet’s owner in the page’s language, else in English', () => {
  const { checkout } = payerText(pcm);
  expect(checkout?.youGet).toBe(pcm.payer?.steps?.youGet);
  expect(checkout?.seeFee).toBe(pcm.checkout?.seeFee);
  expect(payerText({}).checkout).toEqual(english.steps);
});
