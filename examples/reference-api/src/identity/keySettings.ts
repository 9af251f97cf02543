import { type Kobo, parseNaira } from '@oja/core';
import { parseTimeField } from '../http/parseTime.ts';
import { invalid } from '../http/refusal.ts';
import { parseAddressRange } from './addressList.ts';
import { scopesOfKeys } from './scopes.ts';

/** The settings of a key in a request, as the schemas of the endpoint table accept them. */
export interface SentSettings {
  readonly name?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  readonly dailyLimit?: string | undefined;
  readonly maxPerSale?: string | null | undefined;
  readonly addresses?: readonly string[] | undefined;
  readonly expiresAt?: string | null | undefined;
}

/** The columns to set. A setting that was not sent has no column. */
export interface KeySettings {
  readonly name?: string;
  readonly scopes?: readonly string[];
  readonly dailyLimit?: Kobo;
  readonly maxPerSale?: Kobo | null;
  readonly addresses?: readonly string[];
  readonly expiresAt?: Date | null;
}

function readAmount(field: 'dailyLimit' | 'maxPerSale', text: string): Kobo {
  const amount = parseNaira(text);
  if (amount === null || amount <= 0) throw invalid(field, 'Use an amount in naira, like "5000.00".');
  return amount;
}

/**
 * Returns each scope once. Throws a 400 for an unknown scope and for an empty list: a key with fewer rights than its
 * owner expects would fail in the shop.
 */
function readScopes(wanted: readonly string[]): readonly string[] {
  const unknown = wanted.filter((scope) => !scopesOfKeys.includes(scope));
  if (wanted.length > 0 && unknown.length === 0) return [...new Set(wanted)];
  const fault =
    wanted.length === 0
      ? 'Choose what this key may do'
      : `There is no scope "${unknown.join('", "')}" for a key`;
  throw invalid('scopes', `${fault}. Use one or more of: ${scopesOfKeys.join(', ')}.`);
}

function readAddresses(typed: readonly string[]): readonly string[] {
  const ranges = typed.map((one) => {
    const range = parseAddressRange(one);
    if (range === undefined)
      throw invalid(
        'addresses',
        `“${one}” is not an address. Use an address like 102.89.23.7, or a range like 102.89.23.0/24.`,
      );
    return range;
  });
  return [...new Set(ranges)];
}

function readEnd(text: string, now: number): Date {
  const time = parseTimeField('expiresAt', text);
  if (time.getTime() <= now) throw invalid('expiresAt', 'Choose a time in the future.');
  return time;
}

/** Parses the settings and checks them against the key's current limits. Throws a 400 for the first invalid field. */
export function readKeySettings(
  { name, scopes, dailyLimit, maxPerSale, addresses, expiresAt }: SentSettings,
  before: { readonly dailyLimit: Kobo; readonly maxPerSale: Kobo | null },
  now: number,
): KeySettings {
  const day = dailyLimit === undefined ? before.dailyLimit : readAmount('dailyLimit', dailyLimit);
  const sale = typeof maxPerSale === 'string' ? readAmount('maxPerSale', maxPerSale) : maxPerSale;
  if (((sale === undefined ? before.maxPerSale : sale) ?? 0) > day)
    throw invalid('maxPerSale', 'The limit for one sale can’t be higher than the daily limit.');
  return {
    ...(name !== undefined && { name }),
    ...(scopes && { scopes: readScopes(scopes) }),
    ...(dailyLimit !== undefined && { dailyLimit: day }),
    ...(sale !== undefined && { maxPerSale: sale }),
    ...(addresses && { addresses: readAddresses(addresses) }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : readEnd(expiresAt, now) }),
  };
}
