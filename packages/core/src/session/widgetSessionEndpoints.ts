import * as v from 'valibot';
import type { Endpoint } from '../http/endpoint.ts';
import { money } from '../money/schema.ts';
import { object } from '../shared/schemas/object.ts';
import { instant } from '../shared/schemas/time.ts';
import { secret, word } from '../shared/schemas/word.ts';

/**
 * A partner server's request for a widget session, made with its API key. A scope is `purchase:` and a category's id,
 * or one of `widgetScopes`; the server refuses unknown scopes. `maxAmount` in decimal naira limits all purchases
 * together, `maxPerSale` each purchase; `expiresIn` in seconds (at most 900).
 */
const widgetSessionRequestSchema = object({
  scopes: v.pipe(v.array(word(60)), v.maxLength(50)),
  origin: v.pipe(v.string(), v.url(), v.maxLength(255)),
  maxAmount: v.string(),
  maxPerSale: v.optional(v.string()),
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(900)),
});

/** A short-lived bearer token for an embed, limited to an origin, to scopes and to an amount in kobo. */
const widgetSessionSchema = object({
  token: secret,
  expiresAt: instant,
  maxAmount: money,
});

/** The calls of a partner's server with its API key. No client in a page makes them. */
// biome-ignore format: one row per call, so that the columns can be compared
export const widgetSessionEndpoints = {
  widgetSession: { name: 'widgetSession', method: 'POST', path: '/widget-sessions', auth: 'api-key', body: widgetSessionRequestSchema, answer: widgetSessionSchema },
} as const satisfies Record<string, Endpoint>;
