import * as v from 'valibot';
import { object } from '../shared/schemas/object.ts';
import { transactionSchema } from './schema.ts';

/**
 * The answer to voiding a reference that the client has given up. `voided: true`: the server has no purchase under it
 * and refuses every later copy, so nothing was or will be charged. `voided: false`: the server has the purchase.
 */
export const voidAnswerSchema = v.union([
  object({ voided: v.literal(true) }),
  object({ voided: v.literal(false), transaction: transactionSchema }),
]);
export type VoidAnswer = v.InferOutput<typeof voidAnswerSchema>;
