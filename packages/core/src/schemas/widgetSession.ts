import * as v from 'valibot';
import { money } from './money.ts';
import { object } from './object.ts';
import { instant } from './time.ts';
import { secret } from './word.ts';

/** What a partner's server asks for, with its API key. `maxAmount` in decimal naira, `expiresIn` in seconds (at most 900). */
export const widgetSessionRequestSchema = object({
  scopes: v.array(v.picklist(['purchase:data'])),
  origin: v.pipe(v.string(), v.url(), v.maxLength(255)),
  maxAmount: v.string(),
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(900)),
});

/** A short-lived bearer token for an embed, bound to an origin, to scopes and to a spend in kobo. */
export const widgetSessionSchema = object({
  token: secret,
  expiresAt: instant,
  maxAmount: money,
});
