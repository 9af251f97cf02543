import { type Kobo, kobo } from '@oja/core';
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import { plans, services } from '../database/catalogue.schema.ts';
import { agents } from '../database/identity.schema.ts';
import { accounts, entries, postings } from '../database/ledger.schema.ts';
import type { Database } from '../database/open.ts';
import { transactions } from '../database/sale.schema.ts';

export interface LedgerHandle {
  /** The debits of the wallet under a reference, in kobo: one amount per debit. */
  debits(reference: string): Promise<Kobo[]>;
  /** The refunds to the wallet for that reference. */
  refunds(reference: string): Promise<Kobo[]>;
  /** An agent's wallet balance in kobo, by username. */
  balance(username: string): Promise<Kobo>;
  /** An agent's earned commission, in kobo. */
  earned(username: string): Promise<Kobo>;
  /** All faults in the ledger as sentences; empty if it is correct. */
  audit(): Promise<string[]>;
  /** Changes a plan's price without an announcement, as a network may. */
  setPrice(planId: string, price: Kobo): Promise<void>;
  setAvailable(serviceId: string, available: boolean): Promise<void>;
  /** Executes any SQL statement, to test how the server handles a broken database. */
  execute(statement: string): Promise<void>;
}

export function openLedgerHandle(db: Database): LedgerHandle {
  return {
    debits: (reference) => walletAmounts(db, eq(transactions.reference, reference), -1),
    refunds: async (reference) => {
      const [sale] = await db
        .select({ id: transactions.id })
        .from(transactions)
        .where(eq(transactions.reference, reference));
      return sale ? walletAmounts(db, eq(transactions.refundOf, sale.id), 1) : [];
    },
    balance: async (username) => {
      const [row] = await db
        .select({ balance: accounts.balance })
        .from(accounts)
        .innerJoin(agents, eq(agents.id, accounts.agentId))
        .where(and(eq(agents.username, username), eq(accounts.kind, 'wallet')));
      if (!row || row.balance === null) throw new Error(`No agent ${username}`);
      return row.balance;
    },
    earned: async (username) => {
      const [row] = await db
        .select({ total: sum(postings.amount) })
        .from(postings)
        .innerJoin(accounts, and(eq(accounts.id, postings.accountId), eq(accounts.kind, 'commission')))
        .innerJoin(agents, and(eq(agents.id, accounts.agentId), eq(agents.username, username)));
      return kobo(Number(row?.total ?? 0));
    },
    audit: () => audit(db),
    setPrice: async (planId, price) => {
      await db.update(plans).set({ price }).where(eq(plans.id, planId));
    },
    setAvailable: async (serviceId, available) => {
      await db.update(services).set({ available }).where(eq(services.id, serviceId));
    },
    execute: async (statement) => {
      await db.execute(sql.raw(statement));
    },
  };
}

async function walletAmounts(db: Database, which: ReturnType<typeof eq>, sign: 1 | -1): Promise<Kobo[]> {
  const rows = await db
    .select({ amount: postings.amount })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entryId))
    .innerJoin(transactions, eq(transactions.id, entries.transactionId))
    .innerJoin(accounts, eq(accounts.id, postings.accountId))
    .where(and(which, eq(accounts.kind, 'wallet')));
  return rows.map((row) => kobo(sign * row.amount));
}

/** Checks the rules of double-entry bookkeeping with SQL. */
async function audit(db: Database): Promise<string[]> {
  const lopsided = await db
    .select({ id: postings.entryId })
    .from(postings)
    .groupBy(postings.entryId)
    .having(ne(sum(postings.amount), '0'));
  const wrongWallets = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(postings, eq(postings.accountId, accounts.id))
    .where(eq(accounts.kind, 'wallet'))
    .groupBy(accounts.id)
    .having(sql`coalesce(sum(${postings.amount}), 0) <> ${accounts.balance}`);
  const links = await db.execute(sql`
    select account_id from (
      select p.account_id, p.balance_before,
        lag(p.balance_after, 1, 0::bigint) over (partition by p.account_id order by t.seq) as expected
      from postings p join entries e on e.id = p.entry_id join transactions t on t.id = e.transaction_id
      where p.balance_after is not null
    ) chain where balance_before <> expected`);
  const broken = (links as unknown as { rows: { account_id: string }[] }).rows;
  // A sale's money is held only while the sale is open. Its refund is a separate transaction.
  const held = await db.execute(sql`
    select sale.ref from transactions sale
      join transactions part on coalesce(part.refund_of, part.id) = sale.id
      join entries e on e.transaction_id = part.id
      join postings p on p.entry_id = e.id and p.account_id = 'held'
    where sale.kind = 'sale' group by sale.id
    having sum(p.amount) <> case when sale.status in ('processing', 'pending') then sale.amount else 0 end`);
  const forgotten = (held as unknown as { rows: { ref: string }[] }).rows;
  const days = await db.execute(sql`
    select coalesce(kept.day, made.day)::text as day from sales_of_days kept full join (
      select agent_id, (created_at at time zone 'Africa/Lagos')::date as day, coalesce(category, '') as category,
        count(*) filter (where status = 'delivered') as sales,
        coalesce(sum(amount) filter (where status = 'delivered'), 0) as sold,
        coalesce(sum(commission) filter (where status = 'delivered'), 0) as earned,
        count(*) filter (where status <> 'delivered') as refunds,
        coalesce(sum(amount) filter (where status <> 'delivered'), 0) as refunded
      from transactions where kind = 'sale' and status in ('delivered', 'failed', 'reversed') group by 1, 2, 3
    ) made on (made.agent_id, made.day, made.category) = (kept.agent_id, kept.day, kept.category)
    where (coalesce(kept.sales, 0), coalesce(kept.sold, 0), coalesce(kept.earned, 0), coalesce(kept.refunds, 0),
        coalesce(kept.refunded, 0))
      <> (coalesce(made.sales, 0), coalesce(made.sold, 0), coalesce(made.earned, 0), coalesce(made.refunds, 0),
        coalesce(made.refunded, 0))`);
  const miscounted = (days as unknown as { rows: { day: string }[] }).rows;
  return [
    ...lopsided.map(({ id }) => `Entry ${id} does not add up to 0`),
    ...wrongWallets.map(({ id }) => `The balance of ${id} is not the sum of its postings`),
    ...broken.map((row) => `${row.account_id} has a balance that does not follow from its previous balance`),
    ...forgotten.map(({ ref }) => `${ref} holds an amount of money that does not match its status`),
    ...miscounted.map(({ day }) => `The sales of ${day} do not add up to their stored total`),
  ];
}
