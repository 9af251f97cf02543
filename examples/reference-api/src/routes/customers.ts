import { toNaira, type Wire } from '@oja/core';
import {
  deleteCustomer as remove,
  saveCustomer as save,
  updateCustomer as update,
} from '../customers/saveCustomer.ts';
import { type CustomerPosition, type CustomerView, selectCustomers } from '../customers/selectCustomers.ts';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { invalid } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';

const DEFAULT_LIMIT = 50;
const MOST = 100;

function wireCustomer({ customer, lastSale }: CustomerView): Wire<'saveCustomer'> {
  const { id, name, recipientKind, recipient, serviceId, meterType, note } = customer;
  return omitNull({
    id,
    name,
    recipientKind,
    recipient,
    serviceId,
    meterType,
    note,
    ...(lastSale?.category && {
      lastSale: omitNull({
        ...lastSale,
        category: lastSale.category,
        amount: toNaira(lastSale.amount),
        at: lastSale.at.toISOString(),
      }),
    }),
  });
}

/** A position rather than an id: the last customer of a page may be deleted before the next page is requested. */
const writeCursor = ({ name, id }: CustomerPosition) =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url');

function parseCursor(cursor: string): CustomerPosition {
  try {
    const [name, id]: readonly unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return { name, id };
  } catch {
    // Throws below.
  }
  throw invalid('cursor', 'This cursor is not known. Start from the first page.');
}

function parseLimit(limit = DEFAULT_LIMIT): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw invalid('limit', `Ask for 1 to ${MOST} customers at a time.`);
}

export const customers: Handler<'customers'> = async ({ caller, query }, { db }) => {
  const limit = parseLimit(query.limit);
  const after = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const { query: search, recipientKind } = query;
  const filter = { search, recipientKind, after, limit: limit + 1 };
  const rows = await selectCustomers(db, caller.agentId, filter);
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.customer;
  return {
    data: page.map(wireCustomer),
    ...(rows.length > limit && last && { meta: { nextCursor: writeCursor(last) } }),
  };
};

export const saveCustomer: Handler<'saveCustomer'> = async ({ caller, body }, context) => {
  const view = await save(caller.agentId, body, context);
  return { status: 201, message: `${view.customer.name} is saved.`, data: wireCustomer(view) };
};

export const updateCustomer: Handler<'updateCustomer'> = async ({ caller, params, body }, context) => ({
  data: wireCustomer(await update(caller.agentId, params['id'] ?? '', body, context)),
});

export const deleteCustomer: Handler<'deleteCustomer'> = async ({ caller, params }, context) => {
  await remove(caller.agentId, params['id'] ?? '', context);
  return { data: null };
};
