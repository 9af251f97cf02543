import type * as v from 'valibot';
import { money } from '../../money/schema.ts';
import { object } from '../../shared/schemas/object.ts';
import { maybe } from '../../shared/schemas/text.ts';
import { instant } from '../../shared/schemas/time.ts';

/** The wallet's balance in kobo, and the server's time for it in ms, if the server sends one. */
export const walletSchema = object({ availableBalance: money, asOf: maybe(instant) });
export type WalletAnswer = v.InferOutput<typeof walletSchema>;
