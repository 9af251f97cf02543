import * as v from 'valibot';
import { money } from './money.ts';
import { list, object } from './object.ts';
import { text } from './text.ts';
import { secret, word } from './word.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What an account can hold, in the order in which it is told. A server may name others, which are not shown. */
export const ownDataKinds = [
  'account',
  'sales',
  'movements',
  'customers',
  'prices',
  'schedules',
  'cases',
  'notices',
  'sessions',
  'keys',
] as const;
export type OwnDataKind = (typeof ownDataKinds)[number];

/**
 * What the server keeps of an agent: how many of each kind, for how many years sales and money are kept after the account
 * was closed, and what is in the way of closing it: what is left in the wallet (kobo), and sales without an end.
 */
export const ownDataSchema = object({
  kept: list(object({ kind: text(40), count })),
  keptYears: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
  balance: money,
  openSales: v.nullish(count, 0),
});
export type OwnData = v.InferOutput<typeof ownDataSchema>;

/** All of it but the history, by kind, for the file that an agent takes away: as the server keeps it. */
export const ownDataFileSchema = object({ parts: v.record(v.string(), v.unknown()) });

/** Closes the account for good. `username`: typed again, so that nobody does it by a slip. */
export const closeAccountSchema = object({ confirmation: secret, username: word(100) });
