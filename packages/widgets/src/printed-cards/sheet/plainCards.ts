import { findDefinition, type Shop, type Transaction } from '@oja/core';
import { type Code, readCode } from '../../delivery/code.ts';
import type { Text } from '../../text/catalogue.ts';

/** One card, as it is to be read. */
export interface PlainCard {
  readonly pin: Code;
  /** Under the pin: how to load it, its serial number, until when. */
  readonly lines: readonly string[];
}

/** The cards of one sale. */
export interface PlainCards {
  readonly shop: Shop;
  /** "MTN ₦100 card". */
  readonly item: string;
  /** "COPY 2"; `null` on the first print. */
  readonly copy: string | null;
  readonly cards: readonly PlainCard[];
}

/** Writes the pins of a sale as cards. `number`: which print it is, 1 for the first. */
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
