import { createHash } from 'node:crypto';
import { definitionOf, type Kobo, kobo, toNaira } from '@oja/core';
import { rechargeCards } from '../catalogue/bills.ts';
import { findRecipientKind, hasSerial } from '../catalogue/limits.ts';
import type { Delivery } from '../database/sale.schema.ts';
import type { Meter } from './customers.ts';
import type { Order } from './provider.ts';

/** The provider's data about an order's customer. Owners of phone numbers are unknown. */
export type OrderCustomer = Partial<Pick<Meter, 'customerName' | 'address' | 'arrears' | 'needsKeyChange'>>;

/** Band A, not maximum demand, in naira per kWh (a snapshot of late 2025). */
const TARIFF = 209.5;

/** Digits derived from the order, so that a requery returns the same token. */
function digits({ ref }: Pick<Order, 'ref'>, what: string, count: number): string {
  const hex = createHash('sha512').update(`${ref} ${what}`).digest('hex');
  return Array.from(
    { length: count },
    (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16) % 10,
  ).join('');
}

/**
 * The amounts on a disco's receipt. `debt` is the customer's debt, which is paid first from at most half of the
 * payment. The rest includes 7.5 % VAT, so 40 of 43 parts of it buy energy.
 */
export function powerReceipt(amount: Kobo, debt = 0): Delivery {
  const arrears = Math.min(debt, Math.floor(amount / 2));
  const left = amount - arrears;
  const energy = Math.round((left * 40) / 43);
  return {
    units: `${(energy / 100 / TARIFF).toFixed(1)} kWh`,
    tariff: `₦${TARIFF.toFixed(2)} per kWh`,
    vat: toNaira(kobo(left - energy)),
    tokenAmount: toNaira(kobo(energy)),
    ...(arrears > 0 && { arrears: toNaira(kobo(arrears)) }),
  };
}

/** A postpaid customer gets a receipt number instead of a token: the bill lists the energy and its VAT. */
function power(order: Order, { arrears, needsKeyChange }: OrderCustomer): Delivery {
  if (order.meterType === 'postpaid') return { receiptNumber: digits(order, 'receipt', 10) };
  return {
    ...powerReceipt(order.amount, arrears),
    token: digits(order, 'token', 20),
    ...(needsKeyChange && { kct: [digits(order, 'kct1', 20), digits(order, 'kct2', 20)] }),
  };
}

/** A PIN for a named candidate is longer. */
function pins(order: Order): Delivery {
  const length = findRecipientKind(order) === 'profile' ? 16 : 12;
  const serial = (index: number) => `WRN${digits(order, `serial ${index}`, 9)}`;
  return {
    pins: Array.from({ length: order.quantity }, (_, index) => ({
      pin: digits(order, `pin ${index}`, length),
      ...(hasSerial(order) && { serial: serial(index) }),
    })),
  };
}

/** The expiry of the simulated networks' cards. */
const CARDS_EXPIRE = '31 Dec 2028';

/** A recharge card has a serial number and an expiry date. */
function cards(order: Order): Delivery {
  const network = order.serviceId.replace(/-recharge-card$/, '') as keyof typeof rechargeCards.pinLength;
  return {
    pins: Array.from({ length: order.quantity }, (_, index) => ({
      pin: digits(order, `pin ${index}`, rechargeCards.pinLength[network]),
      serial: digits(order, `serial ${index}`, 14),
      expires: CARDS_EXPIRE,
    })),
  };
}

function handedOver(order: Order, whom: OrderCustomer): Delivery {
  const { delivers } = definitionOf(order.category);
  if (delivers === 'token') return power(order, whom);
  if (order.category === 'recharge-card') return cards(order);
  return delivers === 'pins' ? pins(order) : {};
}

/** The provider's reference of an order, whether or not it was delivered. */
export const providerReference = ({ ref }: Pick<Order, 'ref'>): string =>
  `SIM-${digits({ ref }, 'provider', 12)}`;

/** The goods of a delivered order, and the details of its receipt. */
export function createDelivery(order: Order, whom: OrderCustomer): Delivery {
  const { customerName, address } = whom;
  return {
    ...handedOver(order, whom),
    ...(customerName !== undefined && { customerName }),
    ...(address !== undefined && { address }),
    providerReference: providerReference(order),
  };
}
