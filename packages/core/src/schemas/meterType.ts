import * as v from 'valibot';
import { meterTypes } from './purchase.ts';

/** "PREPAID" and "prepaid" are the same; any other word says nothing. */
export const meterType = v.pipe(
  v.string(),
  v.transform((raw) => meterTypes.find((type) => type === raw.trim().toLowerCase())),
);
