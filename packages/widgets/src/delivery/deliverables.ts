import type { Transaction } from '@oja/core';
import { type Code, readCode } from './code.ts';

export interface Pin {
  readonly pin: Code;
  readonly serial: string | null;
}

/** What a purchase delivers to the customer. */
export interface Deliverables {
  readonly token: Code | null;
  /** Typed into the meter before the token, in this order (domain rules of key change tokens). */
  readonly keyChange: readonly Code[];
  readonly pins: readonly Pin[];
}

const known = (code: Code | null): code is Code => code !== null;

/** Parses what a transaction delivered. Values that a provider left empty are omitted. */
export function deliverablesOf({ delivery }: Pick<Transaction, 'delivery'>): Deliverables {
  return {
    token: readCode(delivery?.token),
    keyChange: (delivery?.kct ?? []).map(readCode).filter(known),
    pins: (delivery?.pins ?? []).flatMap(({ pin, serial }) => {
      const code = readCode(pin);
      return code ? [{ pin: code, serial: serial ?? null }] : [];
    }),
  };
}

/** The line, or `null` for a placeholder such as "0 kWh" or "0.00" of a provider without a figure. */
export const said = (line: string | undefined): string | null =>
  line === undefined || /^\W*0+(?:\.0+)?\D*$/.test(line) ? null : line;
