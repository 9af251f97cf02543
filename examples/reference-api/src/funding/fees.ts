import { type Kobo, kobo } from '@oja/core';

/** The minimum and the maximum of one funding. */
export const LEAST_FUNDING: Kobo = kobo(10_000);
export const MOST_FUNDING: Kobo = kobo(100_000_000);
/** The minimum of a manual transfer, because a person reviews it. */
export const LEAST_MANUAL: Kobo = kobo(100_000);

const CAP = 200_000;
const FLAT = 10_000;
const FLAT_FROM = 250_000;

/** The fee of a card payment: 1.5 %, plus ₦100 from ₦2,500 on, at most ₦2,000 (a local card at Paystack, late 2025). */
export function checkoutFee(amount: Kobo): Kobo {
  const flat = amount < FLAT_FROM ? 0 : FLAT;
  return kobo(Math.min(CAP, Math.ceil(amount * 0.015) + flat));
}

/** The bank's fee for a transfer to a dedicated account: ₦50. */
export const TRANSFER_FEE: Kobo = kobo(5_000);
