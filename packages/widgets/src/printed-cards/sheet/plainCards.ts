import { findDefinition, type Shop, type Transaction } from '@oja/core';
import { type Code, readCode } from '../../delivery/deliverables.ts';
import type { Text } from '../../text/catalogue.ts';

/** The strings of one card. */
export interface PlainCard {
  readonly pin: Code;
  /** The lines below the PIN: how to load it, serial number, expiry date. */
  readonly lines: readonly string[];
}

/** The cards of one purchase. */
export interface PlainCards {
  readonly shop: Shop;
  /** "MTN ₦100 card". */
  readonly item: string;
  /** "COPY 2"; `null` on the first print. */
  readonly copy: string | null;
  readonly cards: readonly PlainCard[];
}

/** Creates the cards for the PINs of a purchase. `number` counts its prints; the first is 1. */
export function plainCards(
  transaction: Transaction,
  shop: Shop,
  number: number,
  words: Text['printedCards'],
): PlainCards {
  const loads = findDefinition(transaction.category)?.instruction === 'load-card';
  return {
    shop,
    item: transaction.name,
    copy: number > 1 ? words.copy(number - 1) : null,
    cards: (transaction.delivery?.pins ?? []).flatMap(({ pin: raw, serial, expires }) => {
      const pin = readCode(raw);
      const lines = [
        ...(loads ? [words.dial] : []),
        ...(serial ? [words.serial(serial)] : []),
        ...(expires ? [words.expires(expires)] : []),
      ];
      return pin ? [{ pin, lines }] : [];
    }),
  };
}
