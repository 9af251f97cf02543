import { type Kobo, kobo } from '@oja/core';
import type { EntryKind, entries, postings } from '../database/ledger.schema.ts';
import type { transactions } from '../database/sale.schema.ts';
import { checkLegs, type Leg, walletOf } from '../ledger/post.ts';
import type { Draw } from './draw.ts';

export type TransactionRow = typeof transactions.$inferInsert;

export interface HistoryRows {
  readonly transactions: TransactionRow[];
  readonly entries: (typeof entries.$inferInsert)[];
  readonly postings: (typeof postings.$inferInsert)[];
}

/** Collects the rows that a running server would have written, and computes the wallet's balance. */
export interface HistoryBook {
  readonly rows: HistoryRows;
  balance(): Kobo;
  post(kind: EntryKind, transactionId: string, createdAt: Date, legs: readonly Leg[]): void;
}

export function openHistoryBook(agentId: string, draw: Draw): HistoryBook {
  const rows: HistoryRows = { transactions: [], entries: [], postings: [] };
  const wallet = walletOf(agentId);
  let balance = kobo(0);

  const postLeg = (entryId: string, { account, amount }: Leg) => {
    const balanceBefore = account === wallet ? balance : null;
    if (account === wallet) balance = kobo(balance + amount);
    const balanceAfter = account === wallet ? balance : null;
    const leg = { id: draw.uuid(), entryId, accountId: account, amount: kobo(amount) };
    rows.postings.push({ ...leg, balanceBefore, balanceAfter });
  };

  return {
    rows,
    balance: () => balance,
    post(kind, transactionId, createdAt, legs) {
      checkLegs(legs);
      const id = draw.uuid();
      rows.entries.push({ id, kind, transactionId, createdAt });
      for (const leg of legs) if (leg.amount !== 0) postLeg(id, leg);
    },
  };
}
