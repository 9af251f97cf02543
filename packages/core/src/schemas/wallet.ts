import type * as v from 'valibot';
import { money } from './money.ts';
import { object } from './object.ts';
import { maybe } from './text.ts';
import { instant } from './time.ts';

/** The wallet's balance in kobo, and the server's time for it in ms, if the server sends one. */
export const walletSchema = object({ availableBalance: money, asOf: maybe(instant) });
export type WalletAnswer = v.InferOutput<typeof walletSchema>;
