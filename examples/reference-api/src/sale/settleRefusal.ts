import { endpoints, isCategory } from '@oja/core';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import { Refusal } from '../http/refusal.ts';
import { isSame, reused, type Wanted } from './earlier.ts';
import { answerEarlier, type Sold } from './sell.ts';
import { findView, type View } from './view.ts';
import { isReference, voidReference } from './voidReference.ts';

/** A purchase as received, before any validation. */
export interface Attempt {
  readonly caller: Wanted['caller'];
  /** The category in the path. */
  readonly category: string;
  /** The parsed JSON body; `undefined` if it is invalid. */
  readonly body: unknown;
}

const speaksOfEarlier = new Set(['in_progress', 'reference_reused']);

/** Whether the refusal comes from code that has already looked up the reference. */
const isDecided = ({ code, details }: Refusal): boolean =>
  details.purchase !== undefined || speaksOfEarlier.has(code);

/**
 * Answers a refused purchase. First looks for the reference: if an earlier copy made a sale, that sale is the answer.
 * Otherwise it voids the reference and throws the refusal with the statement that nothing was charged. A rate limit
 * (429) voids nothing: the same copy may be sent again later.
 */
export async function settleRefusal(refusal: Refusal, attempt: Attempt, context: AppContext): Promise<Sold> {
  const reference = referenceIn(attempt.body);
  if (refusal.status >= 500 || isDecided(refusal)) throw refusal;
  if (reference === undefined) throw withoutReference(refusal);
  const { agentId } = attempt.caller;
  const isLimit = refusal.status === 429;
  const sale = isLimit
    ? await findView(context.db, agentId, reference)
    : await voidReference(agentId, reference, context);
  if (!sale) throw isLimit ? refusal : refusal.about({ reference, charged: false });
  if (await madeBy(attempt, sale, context)) return answerEarlier(sale, context);
  throw isLimit ? refusal : reused();
}

async function madeBy({ caller, category, body }: Attempt, sale: View, { db }: AppContext): Promise<boolean> {
  const request = v.safeParse(endpoints.purchase.body, body);
  if (!request.success || !isCategory(category)) return false;
  return isSame(db, sale, { caller, category, request: request.output });
}

function referenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('reference' in body)) return undefined;
  return isReference(body.reference) ? body.reference : undefined;
}

/** The code `invalid` implies that the server has looked for the reference, which is impossible without one. */
const withoutReference = (refusal: Refusal): Refusal =>
  refusal.code === 'invalid'
    ? new Refusal(refusal.status, 'bad_request', refusal.message, refusal.details)
    : refusal;
