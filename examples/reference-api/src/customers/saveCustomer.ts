import { randomUUID } from 'node:crypto';
import { type CustomerRequest, customerNumbers } from '@oja/core';
import { and, count, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { customers } from '../database/customer.schema.ts';
import { agents } from '../database/identity.schema.ts';
import type { Queries } from '../database/open.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import { foldName } from './foldNames.ts';
import { type CustomerRecord, selectCustomers } from './selectCustomers.ts';

/** Maximum number of customers per agent. */
export const MOST_CUSTOMERS = 10_000;

/**
 * Returns the columns of a customer. The number has the form that sales store, so that the two match. Throws a 400 if
 * the number is invalid.
 */
function columnsOf({ name, recipientKind, recipient, serviceId, meterType, note }: CustomerRequest) {
  const checked = customerNumbers[recipientKind].check(recipient, meterType);
  if (!checked.ok) throw invalid('recipient', 'This number is not valid. Check its digits.');
  return {
    name,
    nameFolded: foldName(name),
    foldedFrom: name,
    recipientKind,
    recipient: checked.value,
    serviceId: serviceId ?? null,
    meterType: recipientKind === 'meter' ? (meterType ?? 'prepaid') : null,
    note: note ?? null,
  };
}

async function findById(db: Queries, agentId: string, id: string): Promise<CustomerRecord> {
  const [record] = isUuid(id) ? await selectCustomers(db, agentId, { id, limit: 1 }) : [];
  if (!record) throw notFound('There is no such customer.');
  return record;
}

/** Serialises writes to one agent's customers. Concurrent writes could save a number twice or exceed the limit. */
async function inTurn<T>({ db }: AppContext, agentId: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // `no key update`: sales refer to the agent's row and must not wait for this lock.
    await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, agentId)).for('no key update');
    return work(tx);
  });
}

/** Throws a 409 if another customer of the agent has this number. */
async function refuseSaved(
  tx: Queries,
  agentId: string,
  { recipientKind, recipient }: ReturnType<typeof columnsOf>,
  own?: string,
): Promise<void> {
  const [saved] = await tx
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(
      and(
        eq(customers.agentId, agentId),
        eq(customers.recipientKind, recipientKind),
        eq(customers.recipient, recipient),
      ),
    );
  if (!saved || saved.id === own) return;
  const message = `This number is already saved as ${saved.name}.`;
  throw new Refusal(409, 'customer_exists', message, { errors: { recipient: [message] } });
}

export async function saveCustomer(
  agentId: string,
  request: CustomerRequest,
  context: AppContext,
): Promise<CustomerRecord> {
  const columns = columnsOf(request);
  return inTurn(context, agentId, async (tx) => {
    await refuseSaved(tx, agentId, columns);
    const [saved] = await tx.select({ many: count() }).from(customers).where(eq(customers.agentId, agentId));
    if ((saved?.many ?? 0) >= MOST_CUSTOMERS) {
      const most = MOST_CUSTOMERS.toLocaleString('en');
      throw new Refusal(
        409,
        'too_many_customers',
        `You have ${most} customers, which is the maximum. Delete some first.`,
      );
    }
    const id = randomUUID();
    await tx.insert(customers).values({ ...columns, id, agentId, createdAt: new Date(context.clock()) });
    return findById(tx, agentId, id);
  });
}

/** Throws a 404 if the customer is not the agent's. */
export async function updateCustomer(
  agentId: string,
  id: string,
  request: CustomerRequest,
  context: AppContext,
): Promise<CustomerRecord> {
  const columns = columnsOf(request);
  return inTurn(context, agentId, async (tx) => {
    await findById(tx, agentId, id);
    await refuseSaved(tx, agentId, columns, id);
    await tx
      .update(customers)
      .set(columns)
      .where(and(eq(customers.agentId, agentId), eq(customers.id, id)));
    return findById(tx, agentId, id);
  });
}

/** Throws a 404 if the customer is not the agent's or no longer exists. */
export async function deleteCustomer(agentId: string, id: string, { db }: AppContext): Promise<void> {
  const gone = isUuid(id)
    ? await db
        .delete(customers)
        .where(and(eq(customers.agentId, agentId), eq(customers.id, id)))
        .returning({ id: customers.id })
    : [];
  if (gone.length === 0) throw notFound('There is no such customer.');
}
