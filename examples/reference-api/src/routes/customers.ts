import { toNaira, type Wire } from '@oja/core';
import {
  deleteCustomer as remove,
  saveCustomer as save,
  updateCustomer as update,
} from '../customers/saveCustomer.ts';
import { type CustomerPosition, type CustomerRecord, selectCustomers } from '../customers/selectCustomers.ts';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import { pageOf, parseLimit, parsePosition, unknownCursor, writePosition } from '../http/page.ts';
import { isUuid } from '../http/validate.ts';

const SIZE = { rows: 'customers', usual: 50, most: 100 };

function wireCustomer({ customer, lastSale }: CustomerRecord): Wire<'saveCustomer'> {
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

function parseCursor(cursor: string): CustomerPosition {
  const [name, id] = parsePosition(cursor);
  if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return { name, id };
  throw unknownCursor();
}

export const customers: Handler<'customers'> = async ({ caller, query }, { db }) => {
  const limit = parseLimit(query.limit, SIZE);
  const after = query.cursor === undefined ? undefined : parseCursor(query.cursor);
  const { query: search, recipientKind } = query;
  const filter = { search, recipientKind, after, limit: limit + 1 };
  const rows = await selectCustomers(db, caller.agentId, filter);
  const { page, ...next } = pageOf(rows, limit, ({ customer: { name, id } }) => writePosition(name, id));
  return { data: page.map(wireCustomer), ...next };
};

export const saveCustomer: Handler<'saveCustomer'> = async ({ caller, body }, context) => {
  const record = await save(caller.agentId, body, context);
  return { status: 201, message: `${record.customer.name} is saved.`, data: wireCustomer(record) };
};

export const updateCustomer: Handler<'updateCustomer'> = async ({ caller, params, body }, context) => ({
  data: wireCustomer(await update(caller.agentId, params['id'] ?? '', body, context)),
});

export const deleteCustomer: Handler<'deleteCustomer'> = async ({ caller, params }, context) => {
  await remove(caller.agentId, params['id'] ?? '', context);
  return { data: null };
};
