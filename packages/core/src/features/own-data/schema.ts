import * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { list, object } from '../../shared/schemas/object.ts';
import { text } from '../../shared/schemas/text.ts';
import { secret, word } from '../../shared/schemas/word.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The kinds of data that an account can hold, in display order. Other kinds of a server are not shown. */
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
 * The data that the server keeps about an agent: the number of items of each kind, how many years purchases and money
 * movements are kept after the account is closed, and what blocks closing it: the wallet's `balance` (kobo) and
 * `openSales`, purchases without a final status.
 */
export const ownDataSchema = object({
  kept: list(object({ kind: text(40), count })),
  keptYears: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
  balance: money,
  openSales: v.nullish(count, 0),
});
export type OwnData = v.InferOutput<typeof ownDataSchema>;

/** All data by kind, in the server's format and without the history: the content of the agent's export file. */
export const ownDataFileSchema = object({ parts: v.record(v.string(), v.unknown()) });

/** Closes the account permanently. The agent types `username` again, to prevent an accident. */
export const closeAccountSchema = object({ confirmation: secret, username: word(100) });
