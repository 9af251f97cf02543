import * as v from 'valibot';
import { type Kobo, parseNaira } from '../format/kobo.ts';

/** Money on the wire, a decimal string in naira (numbers are tolerated), read into integer kobo. */
export const money = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((wire: string | number) => parseNaira(wire)),
  v.check((amount) => amount !== null, 'Not an amount of money'),
  v.transform((amount) => amount as Kobo),
);
