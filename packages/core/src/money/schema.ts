import * as v from 'valibot';
import { type Kobo, parseNaira } from './kobo.ts';

/** The schema of money on the wire. */
export interface Money extends v.GenericSchema<string | number, Kobo> {
  /** The OpenAPI document identifies the schema by its first part, however it is wrapped. */
  readonly pipe: readonly [v.GenericSchema, ...unknown[]];
}

/** Money on the wire, a decimal string in naira (numbers are tolerated), parsed into integer kobo. */
export const money: Money = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((wire: string | number) => parseNaira(wire)),
  v.check((amount) => amount !== null),
  v.transform((amount) => amount as Kobo),
);
