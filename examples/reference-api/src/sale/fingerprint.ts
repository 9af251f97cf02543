import { createHash } from 'node:crypto';
import type { Category, PurchaseRequest } from '@oja/core';

/** One hash for one request, whatever the order of its fields: tells the same intent from another under the same key. */
export function fingerprint(category: Category, request: PurchaseRequest): string {
  const fields = Object.entries({ ...request, category })
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
