import { createHash } from 'node:crypto';
import type { Category, PurchaseRequest } from '@oja/core';
import type { Queries } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Intent } from './intent.ts';
import { findView, maySee, type View } from './view.ts';

/**
 * One hash for one request, whatever the order of its fields: tells the same intent from another under the same key. The
 * PIN says who buys and not what: it is no part of it.
 */
export function fingerprint(category: Category, request: PurchaseRequest): string {
  const fields = Object.entries({ ...request, category })
    .filter(([name, value]) => value !== undefined && name !== 'pin')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** Who wants to buy what, before it is known who gets it. */
export type Wanted = Pick<Intent, 'caller' | 'category' | 'request'>;

/** 422: the reference is taken. Says nothing of the sale that has it. */
export const reused = (): Refusal =>
  new Refusal(
    422,
    'reference_reused',
    'This reference belongs to another purchase, which stays as it is. This copy was not charged.',
  );

/** True if the sale was made of the same request, and the caller may know of it. */
export async function isSame(
  db: Queries,
  view: View,
  { caller, category, request }: Wanted,
): Promise<boolean> {
  return view.transaction.fingerprint === fingerprint(category, request) && (await maySee(db, caller, view));
}

/** The sale that an earlier copy of this request made. Throws `reference_reused` where another request has its reference. */
export async function findEarlier(db: Queries, wanted: Wanted): Promise<View | undefined> {
  const view = await findView(db, wanted.caller.agentId, wanted.request.reference);
  if (view && !(await isSame(db, view, wanted))) throw reused();
  return view;
}
