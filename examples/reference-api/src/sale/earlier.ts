import { createHash } from 'node:crypto';
import type { Category, PurchaseRequest } from '@oja/core';
import type { Queries } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { Intent } from './intent.ts';
import { findView, maySee, type View } from './view.ts';

/**
 * Hashes a request independently of its field order, to distinguish a copy from a different request under the same
 * reference. Leaves out the PIN, which authenticates the buyer and is not part of the order.
 */
export function fingerprint(category: Category, request: PurchaseRequest): string {
  const fields = Object.entries({ ...request, category })
    .filter(([name, value]) => value !== undefined && name !== 'pin')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** A requested purchase before its recipient is validated. */
export type Wanted = Pick<Intent, 'caller' | 'category' | 'request'>;

/** 422: the reference is taken. Reveals nothing about its sale. */
export const reused = (): Refusal =>
  new Refusal(
    422,
    'reference_reused',
    'This reference belongs to another purchase, which stays as it is. This copy was not charged.',
  );

/** Whether the sale was made from the same request and the caller may see it. */
export async function isSame(
  db: Queries,
  view: View,
  { caller, category, request }: Wanted,
): Promise<boolean> {
  return view.transaction.fingerprint === fingerprint(category, request) && (await maySee(db, caller, view));
}

/**
 * The sale of an earlier copy of this request. Throws `reference_reused` if the reference belongs to another request.
 */
export async function findEarlier(db: Queries, wanted: Wanted): Promise<View | undefined> {
  const view = await findView(db, wanted.caller.agentId, wanted.request.reference);
  if (view && !(await isSame(db, view, wanted))) throw reused();
  return view;
}
