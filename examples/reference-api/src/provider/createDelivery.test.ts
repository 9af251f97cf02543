import { kobo, parseNaira } from '@oja/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { depth } from '../robustness/depth.helper.ts';
import { powerReceipt } from './createDelivery.ts';

const naira = (figure: unknown) => parseNaira(figure) ?? 0;

it('accounts for every kobo of an electricity payment, at any debt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 20_000_000 }), fc.nat(10_000_000), (paid, owed) => {
      const { tokenAmount, vat, arrears } = powerReceipt(kobo(paid), kobo(owed));
      expect(naira(tokenAmount) + naira(vat) + naira(arrears)).toBe(paid);
      expect(naira(arrears)).toBe(Math.min(owed, Math.floor(paid / 2)));
      // 7.5 % of the part that buys energy, to the kobo.
      expect(Math.abs(naira(vat) - naira(tokenAmount) * 0.075)).toBeLessThan(1);
    }),
    { numRuns: depth(100, 10_000) },
  );
});
