import { type Category, endpoints, isCategory, notCharged, type Status } from '@oja/core';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import { asRefusal } from '../http/answerError.ts';
import type { Env } from '../http/env.ts';
import type { Handler, HandlerResponse } from '../http/handler.ts';
import { DEADLINE_MS, inTime } from '../http/inTime.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { peekBody } from '../http/validate.ts';
import type { Caller } from '../identity/caller.ts';
import { maySell, sellsAnything } from '../identity/scopes.ts';
import { provePin } from '../sale/provePin.ts';
import { findEarlier, isReference, isSame, reused, voidReference } from '../sale/reference.ts';
import { answerEarlier, type SaleResponse, sell } from '../sale/sell.ts';
import {
  findTransaction,
  maySee,
  type TransactionRecord,
  wireTransaction,
} from '../sale/transactionRecord.ts';
import { isRenewal, validatePurchase } from '../sale/validatePurchase.ts';

const sayings: Record<Status, string> = {
  initiated: 'Your purchase was received.',
  processing: 'Waiting for the network.',
  pending: 'Waiting for the network.',
  delivered: 'Delivered.',
  failed: 'Not delivered. The money is back in the wallet.',
  reversed: 'Reversed. The money is back in the wallet.',
};

/** The response about a sale. */
const replyWith = (
  { record, status, fault }: SaleResponse,
  caller: Caller,
  context: AppContext,
): HandlerResponse<'purchase'> => ({
  status,
  fault,
  message: sayings[record.transaction.status],
  data: wireTransaction(record, caller, context),
});

const mayNotSell = ({ kind }: Caller, category: Category): Refusal =>
  kind === 'api-key'
    ? new Refusal(
        403,
        'scope_missing',
        `This key may not sell ${category}: it lacks the scope "purchase:${category}". ${notCharged}`,
      )
    : new Refusal(403, 'forbidden', `This site may not sell that. ${notCharged}`);

/** Sells, or answers with the earlier sale of the same request. `answerRefusedPurchase` answers what it throws. */
export const purchase: Handler<'purchase'> = async ({ caller, params, body }, context) => {
  const until = context.clock() + context.answerLimitMs;
  const { category = '' } = params;
  if (!isCategory(category)) throw notFound('There is no such service.');
  if (!maySell(caller, category)) {
    throw mayNotSell(caller, category);
  }
  // A renewal asks the provider before anything else, and the provider may not answer, so an earlier sale is looked
  // up first.
  const { pin, ...request } = body;
  const wanted = { caller, category, request };
  const earlier = isRenewal(category, request) ? await findEarlier(context.db, wanted) : undefined;
  if (earlier) return replyWith(await answerEarlier(earlier, context), caller, context);
  const validated = await validatePurchase(wanted, context);
  const pinFrom = await provePin(wanted, pin, context);
  return replyWith(await sell({ ...validated, pinFrom }, until, context), caller, context);
};

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
): Promise<HandlerResponse<'purchase'>> {
  const refusal = asRefusal(error);
  const caller = c.get('caller');
  if (!refusal || !caller) throw error;
  const received = { caller, category: c.req.param('category') ?? '', body: await peekBody(c) };
  const left = Math.max(LEAST_MS, DEADLINE_MS - (performance.now() - started));
  return replyWith(await inTime(answerEarlierOrVoid(refusal, received, context), left), caller, context);
}

/** A purchase as received, before any validation. */
interface ReceivedPurchase {
  readonly caller: Caller;
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
export async function answerEarlierOrVoid(
  refusal: Refusal,
  received: ReceivedPurchase,
  context: AppContext,
): Promise<SaleResponse> {
  const reference = referenceIn(received.body);
  if (refusal.status >= 500 || isDecided(refusal)) throw refusal;
  if (reference === undefined) throw withoutReference(refusal);
  const { agentId } = received.caller;
  const isLimit = refusal.status === 429;
  const sale = isLimit
    ? await findTransaction(context.db, agentId, reference)
    : await voidReference(agentId, reference, context);
  if (!sale) throw isLimit ? refusal : refusal.about({ reference, charged: false });
  if (await madeBy(received, sale, context)) return answerEarlier(sale, context);
  throw isLimit ? refusal : reused();
}

async function madeBy(
  { caller, category, body }: ReceivedPurchase,
  sale: TransactionRecord,
  { db }: AppContext,
): Promise<boolean> {
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

/** Ensures that a purchase is never charged, or returns its existing sale. Throws a 403 if the session sells nothing. */
export const voidPurchase: Handler<'voidPurchase'> = async ({ caller, params }, context) => {
  if (caller.kind === 'widget' && !sellsAnything(caller.scopes))
    throw new Refusal(403, 'forbidden', 'This session sells nothing, so it has no purchase to void.');
  const { reference = '' } = params;
  if (!isReference(reference)) throw invalid('reference', 'Use a UUID.');
  const sale = await voidReference(caller.agentId, reference, context);
  if (!sale) return { data: { voided: true }, message: 'No copy of this purchase will be charged.' };
  if (!(await maySee(context.db, caller, sale))) throw notFound('There is no such transaction.');
  return { data: { voided: false, transaction: wireTransaction(sale, caller, context) } };
};
