import { type Kobo, parseNaira } from '@oja/core';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import type { Env } from '../http/env.ts';
import { parseTime } from '../http/parseTime.ts';
import { readBody } from '../http/validate.ts';
import { announcePrice } from './announcePrice.ts';

const naira = (least: number) =>
  v.pipe(
    v.string(),
    v.transform((text: string) => parseNaira(text)),
    v.check((amount) => amount !== null && amount >= least, 'Enter an amount in naira.'),
    v.transform((amount) => amount as Kobo),
  );

const announcementSchema = v.object({
  planId: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  price: naira(1),
  commission: v.optional(naira(0)),
  from: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((text) => parseTime(text)?.getTime()),
    v.check(
      (at) => at !== undefined,
      'Enter a valid date and a time with its offset, such as 2026-12-01T00:00:00+01:00.',
    ),
    v.transform((at) => at as number),
  ),
});

/** Mounts the price announcement, which `npm run review` calls. `mountReview` checks the admin token. */
export function mountPrices(app: Hono<Env>, context: AppContext): void {
  app.post('/admin/prices', async (c) => {
    const announcement = (await readBody(c, announcementSchema)) as v.InferOutput<typeof announcementSchema>;
    return c.json({ message: `${await announcePrice(announcement, context)}. Every agent gets a notice.` });
  });
}
