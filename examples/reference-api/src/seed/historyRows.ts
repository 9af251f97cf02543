import { type Kobo, kobo } from '@oja/core';
import type { EntryKind, entries, postings } from '../database/ledger.schema.ts';
import type { transactions } from '../database/sale.schema.ts';
import { commissionOf, walletOf } from '../ledger/accounts.ts';
import { checkLegs, type Leg } from '../ledger/post.ts';
import { newRef } from '../sale/newRef.ts';
import { refundOf } from '../sale/settle.ts';
import type { Draw } from './draw.ts';
import type { FundingWay, PastEvent } from './pastEvents.ts';

type TransactionRow = typeof transactions.$inferInsert;
type Sale = Extract<PastEvent, { kind: 'sale' }>;

export interface HistoryRows {
  readonly transactions: TransactionRow[];
  readonly entries: (typeof entries.$inferInsert)[];
  readonly postings: (typeof postings.$inferInsert)[];
  readonly balance: Kobo;
}

const ways: Record<FundingWay, string> = {
  virtual: 'Transfer to your Wema account',
  card: 'Card payment',
  manual: 'Manual transfer, checked by us',
};

/** The rows that the running server would have written for these events, made in one go. */
export function historyRows(agentId: string, events: readonly PastEvent[], draw: Draw): HistoryRows {
  const rows = { transactions: [], entries: [], postings: [] } as Omit<HistoryRows, 'balance'>;
  const sales = new Map<string, { row: TransactionRow; sale: Sale }>();
  const wallet = walletOf(agentId);
  let balance = 0;

  const post = (kind: EntryKind, transactionId: string, createdAt: Date, legs: readonly Leg[]) => {
    checkLegs(legs);
    const entryId = draw.uuid();
    rows.entries.push({ id: entryId, kind, transactionId, createdAt });
    for (const { account, amount } of legs.filter((leg) => leg.amount !== 0)) {
      const moves = account === wallet;
      const before = balance;
      if (moves) balance += amount;
      rows.postings.push({
        id: draw.uuid(),
        entryId,
        accountId: account,
        amount: kobo(amount),
        balanceBefore: moves ? kobo(before) : null,
        balanceAfter: moves ? kobo(balance) : null,
      });
    }
  };

  const writers = {
    sale: (event: Sale, at: Date) => {
      const row = saleRow(agentId, event, at, draw);
      const { amount, commission } = event.goods;
      sales.set(event.id, { row, sale: event });
      rows.transactions.push(row);
      post('hold', event.id, at, [
        { account: wallet, amount: -amount },
        { account: 'held', amount },
      ]);
      if (event.status !== 'delivered' && event.status !== 'reversed') return;
      post('delivery', event.id, new Date(event.at + 2_000), [
        { account: 'held', amount: -amount },
        { account: 'provider', amount: amount - commission },
        { account: commissionOf(agentId), amount: commission },
      ]);
    },
    back: (event: Extract<PastEvent, { saleId: string }>, at: Date) => {
      const made = sales.get(event.saleId);
      if (!made) throw new Error('A refund before its sale');
      const id = draw.uuid();
      const { amount, commission } = made.sale.goods;
      rows.transactions.push({ ...refundOf(asSale(made.row), at), id, ref: newRef(at, draw.below) });
      const legs: Leg[] =
        event.kind === 'refund'
          ? [{ account: 'held', amount: -amount }]
          : [
              { account: 'provider', amount: commission - amount },
              { account: commissionOf(agentId), amount: -commission },
            ];
      post(event.kind, id, at, [...legs, { account: wallet, amount }]);
    },
    funding: (event: Extract<PastEvent, { kind: 'funding' }>, at: Date) => {
      const row = fundingRow(agentId, event, at, draw);
      rows.transactions.push(row);
      post('funding', row.id, at, [
        { account: 'funding', amount: -(event.wallet + event.fee) },
        { account: 'fees', amount: event.fee },
        { account: wallet, amount: event.wallet },
      ]);
    },
  };

  for (const event of events) {
    const at = new Date(event.at);
    if (event.kind === 'sale') writers.sale(event, at);
    else if (event.kind === 'funding') writers.funding(event, at);
    else writers.back(event, at);
  }
  return { ...rows, balance: kobo(balance) };
}

const asSale = (row: TransactionRow) => ({ ...row, category: row.category ?? null });

function saleRow(agentId: string, { id, goods, status }: Sale, createdAt: Date, draw: Draw): TransactionRow {
  const { commission, delivery, ...what } = goods;
  const delivered = status === 'delivered';
  return {
    ...what,
    id,
    ref: newRef(createdAt, draw.below),
    agentId,
    reference: draw.uuid(),
    fingerprint: '',
    kind: 'sale',
    status,
    fee: kobo(0),
    commission: delivered || status === 'pending' ? commission : kobo(0),
    delivery: delivered ? delivery : null,
    createdAt,
    // No due time: the pending ones wait for a person, so a fresh demo always shows the same balance.
    dueAt: null,
  };
}

function fundingRow(
  agentId: string,
  { wallet, fee, way }: Extract<PastEvent, { kind: 'funding' }>,
  createdAt: Date,
  draw: Draw,
): TransactionRow {
  return {
    id: draw.uuid(),
    ref: newRef(createdAt, draw.below),
    agentId,
    kind: 'funding',
    status: 'delivered',
    name: 'Wallet funding',
    description: ways[way],
    amount: wallet,
    fee,
    commission: kobo(0),
    createdAt,
  };
}
