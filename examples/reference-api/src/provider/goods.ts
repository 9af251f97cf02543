import { createHash } from 'node:crypto';
import { definitionOf, type Kobo, kobo, toNaira } from '@oja/core';
import { rechargeCards } from '../catalogue/bills.ts';
import { hasSerial, recipientKindOf } from '../catalogue/limits.ts';
import type { Delivery } from '../database/sale.schema.ts';
import type { Meter } from './customers.ts';
import type { Order } from './provider.ts';

/** Who an order is for, as far as the provider knows. Phone numbers have no known owner. */
export type Whom = Partial<Pick<Meter, 'customerName' | 'address' | 'arrears' | 'needsKeyChange'>>;

/** Band A for a customer without a maximum-demand meter, in naira for a kWh (a snapshot of late 2025). */
const TARIFF = 209.5;

/** Digits that follow from the order, so that asking again gives the same token. */
function digits({ ref }: Pick<Order, 'ref'>, what: string, count: number): string {
  const hex = createHash('sha512').update(`${ref} ${what}`).digest('hex');
  return Array.from(
    { length: count },
    (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16) % 10,
  ).join('');
}

/**
 * What a disco's receipt says of the money and of what it bought; `debt` is what the customer owes. That is taken first,
 * half of the payment at most; VAT of 7.5 % is inside of what is left, so 40 parts in 43 of that buy energy.
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

/** A postpaid customer gets a receipt number instead of a token: what was used is on the bill, with its VAT. */
function power(order: Order, { arrears, needsKeyChange }: Whom): Delivery {
  if (order.meterType === 'postpaid') return { receiptNumber: digits(order, 'receipt', 10) };
  return {
    ...powerReceipt(order.amount, arrears),
    token: digits(order, 'token', 20),
    ...(needsKeyChange && { kct: [digits(order, 'kct1', 20), digits(order, 'kct2', 20)] }),
  };
}

/** A pin that is made out to a candidate is longer. */
function pins(order: Order): Delivery {
  const length = recipientKindOf(order) === 'profile' ? 16 : 12;
  const serial = (index: number) => `WRN${digits(order, `serial ${index}`, 9)}`;
  return {
    pins: Array.from({ length: order.quantity }, (_, index) => ({
      pin: digits(order, `pin ${index}`, length),
      ...(hasSerial(order) && { serial: serial(index) }),
    })),
  };
}

/** Until when the simulated networks take a card. */
const CARDS_EXPIRE = '31 Dec 2028';

/** A recharge card has a serial number and a day until which it can be loaded. */
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

function handedOver(order: Order, whom: Whom): Delivery {
  const { delivers } = definitionOf(order.category);
  if (delivers === 'token') return power(order, whom);
  if (order.category === 'recharge-card') return cards(order);
  return delivers === 'pins' ? pins(order) : {};
}

/** The provider's reference of an order, delivered or not. */
export const providerReference = ({ ref }: Pick<Order, 'ref'>): string =>
  `SIM-${digits({ ref }, 'provider', 12)}`;

/** What is delivered for an order, and the details of its receipt. */
export function goodsFor(order: Order, whom: Whom): Delivery {
  const { customerName, address } = whom;
  return {
    ...handedOver(order, whom),
    ...(customerName !== undefined && { customerName }),
    ...(address !== undefined && { address }),
    providerReference: providerReference(order),
  };
}
