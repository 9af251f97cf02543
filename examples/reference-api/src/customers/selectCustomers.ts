import {
  bareDigits,
  type CustomerKind,
  clampText,
  customerKinds,
  customerNumbers,
  toWellFormed,
} from '@oja/core';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { customers, isUnfolded } from '../database/customer.schema.ts';
import type { Queries } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';
import { foldName } from './foldNames.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** The sort key of the list: the name in lower case. Equal names are sorted by id. */
const listedBy = sql`lower(${customers.name})`;

/** In UTF-16 code units: a name of 80 letters, each followed by two combining marks. */
const LONGEST_SEARCH = 240;

/** The last customer of the previous page; may have been deleted since. */
export interface CustomerPosition {
  readonly name: string;
  readonly id: string;
}

/** Matches sales to the same kind of number only: a meter may have the digits of a phone. */
const isSaleOfKind = or(
  ...customerKinds.map((kind) =>
    and(
      eq(customers.recipientKind, kind),
      inArray(sql`${transactions.category}`, [...customerNumbers[kind].categories]),
    ),
  ),
);

/** The latest delivered sale to a customer's number. Uses the index of delivered sales. */
const lastSaleOf = (db: Queries) =>
  db
    .select({
      category: transactions.category,
      serviceId: transactions.serviceId,
      planId: transactions.planId,
      meterType: transactions.meterType,
      name: transactions.name,
      amount: transactions.amount,
      at: transactions.createdAt,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.agentId, customers.agentId),
        eq(transactions.recipient, customers.recipient),
        sql`transactions.kind = 'sale' and transactions.status = 'delivered'`,
        isSaleOfKind,
      ),
    )
    .orderBy(desc(transactions.seq))
    .limit(1)
    .as('last_sale');

/** Returns a LIKE pattern that finds the text anywhere. Escapes the wildcards in it. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Searches the folded name, and the number without its separators. */
function contains(search: string) {
  const typed = toWellFormed(search);
  const letters = foldName(clampText(typed, LONGEST_SEARCH));
  const number = bareDigits(typed).toLowerCase();
  // A name that is not folded yet is compared in lower case.
  const name = sql`case when ${isUnfolded} then lower(${customers.name}) else ${customers.nameFolded} end`;
  return or(
    letters === '' ? undefined : sql`${name} like ${anywhere(letters)}`,
    number === '' ? undefined : sql`lower(${customers.recipient}) like ${anywhere(number)}`,
  );
}

/** Filters of an agent's customers. */
interface CustomerFilter {
  readonly id?: string;
  readonly search?: string | undefined;
  readonly recipientKind?: CustomerKind | undefined;
  readonly after?: CustomerPosition | undefined;
}

const isWanted = (agentId: string, { id, search, recipientKind, after }: CustomerFilter) =>
  and(
    eq(customers.agentId, agentId),
    id === undefined ? undefined : eq(customers.id, id),
    recipientKind && eq(customers.recipientKind, recipientKind),
    search?.trim() ? contains(search) : undefined,
    after && sql`(${listedBy}, ${customers.id}) > (lower(${after.name}), ${after.id}::uuid)`,
  );

/** Selects an agent's customers by name, each with the last sale. */
export function selectCustomers(
  db: Queries,
  agentId: string,
  { limit, ...filter }: CustomerFilter & { readonly limit: number },
) {
  const lastSale = lastSaleOf(db);
  const order = [listedBy, customers.id];
  // Selects the page first, so that the last sale is looked up for its rows only.
  const page = db
    .select()
    .from(customers)
    .where(isWanted(agentId, filter))
    .orderBy(...order)
    .limit(limit)
    .as('customers');
  return db
    .select({
      customer: customers,
      lastSale: {
        category: lastSale.category,
        serviceId: lastSale.serviceId,
        planId: lastSale.planId,
        meterType: lastSale.meterType,
        name: lastSale.name,
        amount: lastSale.amount,
        at: lastSale.at,
      },
    })
    .from(page)
    .leftJoinLateral(lastSale, sql`true`)
    .orderBy(...order);
}

export type CustomerRecord = Awaited<ReturnType<typeof selectCustomers>>[number];
