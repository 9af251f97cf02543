import type { Context } from 'hono';
import type { AppContext } from '../appContext.ts';
import { replyWith } from '../routes/purchase.ts';
import { settleRefusal } from '../sale/settleRefusal.ts';
import { asRefusal } from './answerError.ts';
import type { Env } from './env.ts';
import type { Reply } from './handler.ts';
import { DEADLINE_MS, inTime } from './inTime.ts';
import { peekBody } from './validate.ts';

/** Minimum time for the look-up, in ms, if the purchase itself has used up its time. */
const LEAST_MS = 500;

/**
 * Handles every refusal of a purchase before it reaches the caller, because an earlier copy may have been charged.
 * `started` is the arrival of the request, by `performance.now()`.
 */
export async function answerRefusedPurchase(
  error: unknown,
  started: number,
  c: Context<Env>,
  context: AppContext,
): Promise<Reply<'purchase'>> {
  const refusal = asRefusal(error);
  const caller = c.get('caller');
  if (!refusal || !caller) throw error;
  const attempt = { caller, category: c.req.param('category') ?? '', body: await peekBody(c) };
  const left = Math.max(LEAST_MS, DEADLINE_MS - (performance.now() - started));
  return replyWith(await inTime(settleRefusal(refusal, attempt, context), left), caller, context);
}
