import * as v from 'valibot';
import { money } from './money.ts';
import { object } from './object.ts';
import { instant } from './time.ts';
import { secret, word } from './word.ts';

/**
 * What a partner's server asks for, with its API key. A scope is `purchase:` and a category's id, or
 * one of `readScopes`; a server refuses one that it doesn't know. `maxAmount` in decimal naira for all sales together, `maxPerSale` for one of them; `expiresIn`
 * in seconds (at most 900).
 */
export const widgetSessionRequestSchema = object({
  scopes: v.pipe(v.array(word(60)), v.maxLength(50)),
  origin: v.pipe(v.string(), v.url(), v.maxLength(255)),
  maxAmount: v.string(),
  maxPerSale: v.optional(v.string()),
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(900)),
});

/** A short-lived bearer token for an embed, bound to an origin, to scopes and to a spend in kobo. */
export const widgetSessionSchema = object({
  token: secret,
  expiresAt: instant,
  maxAmount: money,
});
