import * as v from 'valibot';
import { object } from './object.ts';
import { transactionSchema } from './transaction.ts';

/**
 * What became of a reference that its client gave up. `voided: true`: the server has no sale under it and refuses every
 * later copy of the purchase, so nothing was or will be charged. `voided: false`: the server has this sale.
 */
export const voidAnswerSchema = v.union([
  object({ voided: v.literal(true) }),
  object({ voided: v.literal(false), transaction: transactionSchema }),
]);
export type VoidAnswer = v.InferOutput<typeof voidAnswerSchema>;
