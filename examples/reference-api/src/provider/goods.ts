import { createHash } from 'node:crypto';
import { formatMoney, type Kobo, kobo } from '@oja/core';
import { isForProfile } from '../catalogue/limits.ts';
import type { Delivery } from '../database/sale.schema.ts';
import type { Meter } from './customers.ts';
import type { Order } from './provider.ts';

/** Band A for a customer without a maximum-demand meter, in naira for a kWh (a snapshot of late 2025). */
const TARIFF = 209.5;
/** VAT of 7.5 % is inside the amount. */
const VAT = 1.075;

/** Digits that follow from the order, so that asking again gives the same token. */
function digits(order: Order, what: string, count: number): string {
  const hex = createHash('sha512').update(`${order.ref} ${what}`).digest('hex');
  return Array.from(
    { length: count },
    (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16) % 10,
  ).join('');
}

/** What of a payment buys energy: arrears are taken first, half of the payment at most. */
function energy(amount: Kobo, arrears = 0): { bought: number; vat: number; owed: number } {
  const owed = Math.min(arrears, Math.floor(amount / 2));
  const bought = Math.round((amount - owed) / VAT);
  return { bought, vat: amount - owed - bought, owed };
}

function power(order: Order, meter: Meter | undefined): Delivery {
  const { bought, vat, owed } = energy(order.amount, meter?.arrears);
  const receipt = {
    vat: formatMoney(kobo(vat)),
    ...(owed > 0 && { message: `${formatMoney(kobo(owed))} of this went to arrears.` }),
  };
  if (order.meterType === 'postpaid') return receipt;
  return {
    ...receipt,
    token: digits(order, 'token', 20),
    units: `${(bought / 100 / TARIFF).toFixed(1)} kWh`,
    tariff: `₦${TARIFF.toFixed(2)} per kWh`,
    ...(meter?.needsKeyChange && { kct: [digits(order, 'kct1', 20), digits(order, 'kct2', 20)] }),
  };
}

/** WAEC's and NABTEB's pins have a serial; NECO's token and JAMB's pin have none. */
function pins(order: Order): Delivery {
  const length = isForProfile(order.serviceId) ? 16 : 12;
  const hasSerial = order.serviceId === 'waec' || order.serviceId === 'nabteb';
  const serial = (index: number) => `WRN${digits(order, `serial ${index}`, 9)}`;
  return {
    pins: Array.from({ length: order.quantity }, (_, index) => ({
      pin: digits(order, `pin ${index}`, length),
      ...(hasSerial && { serial: serial(index) }),
    })),
  };
}

/** What is handed over for an order, beside the provider's word; nothing for data, airtime and TV. */
export function goodsFor(order: Order, meter: Meter | undefined): Delivery | null {
  if (order.category === 'electricity') return power(order, meter);
  return order.category === 'result-checker' ? pins(order) : null;
}
