import type { Transaction } from '@oja/core';

/** A token or PIN. It works for anyone who knows it: show and copy it, but never store it or put it in a URL. */
export interface Code {
  /** The text for the clipboard: digits without separators. */
  readonly copied: string;
  /** The text to show: groups of four, as meters ask for them. A code with letters stays in one piece. */
  readonly groups: readonly string[];
}

/** A label that some providers send with the code: "Token : 2636…", "PIN: 1234". */
const LABEL = /^(?:(?:token|pin)\b\s*(?:no\.?|number)?\s*[:=-]?\s*)+/i;
const NOTHING = /^(?:n\/?a|nil|none|null|undefined|0+|[-\s]*)$/i;

/** Parses a code in any provider's notation; `null` for a placeholder ("N/A", "0", empty). */
export function readCode(written: string | undefined): Code | null {
  const code = (written ?? '').trim().replace(LABEL, '').trim();
  if (NOTHING.test(code)) return null;
  if (!/^[\d\s.-]+$/.test(code)) return { copied: code, groups: [code] };
  const digits = code.replace(/\D/g, '');
  return { copied: digits, groups: digits.match(/\d{1,4}/g) ?? [] };
}

export interface VoucherPin {
  readonly pin: Code;
  readonly serial: string | null;
}

/** What a purchase delivers to the customer. */
export interface Deliverables {
  readonly token: Code | null;
  /** Typed into the meter before the token, in this order (domain rules of key change tokens). */
  readonly keyChange: readonly Code[];
  readonly pins: readonly VoucherPin[];
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
export const omitEmptyFigure = (line: string | undefined): string | null =>
  line === undefined || /^\W*0+(?:\.0+)?\D*$/.test(line) ? null : line;
