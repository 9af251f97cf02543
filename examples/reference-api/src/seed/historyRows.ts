import { type Kobo, kobo } from '@oja/core';
import { commissionOf, type Leg, walletOf } from '../ledger/post.ts';
import { providerReference } from '../provider/createDelivery.ts';
import { newRef } from '../sale/reference.ts';
import { refundOf } from '../sale/settle.ts';
import type { Draw } from './draw.ts';
import { type HistoryBook, type HistoryRows, openHistoryBook, type TransactionRow } from './historyBook.ts';
import type { FundingWay, PastEvent } from './pastEvents.ts';

type Sale = Extract<PastEvent, { kind: 'sale' }>;
type Back = Extract<PastEvent, { saleId: string }>;
type Funding = Extract<PastEvent, { kind: 'funding' }>;

/** The state that the functions below share. */
interface Desk {
  readonly agentId: string;
  readonly book: HistoryBook;
  readonly draw: Draw;
  /** The sales so far, to which refunds refer. */
  readonly sales: Map<string, { readonly row: TransactionRow; readonly sale: Sale }>;
}

const ways: Record<FundingWay, string> = {
  virtual: 'Transfer to your Wema account',
  card: 'Card payment',
  manual: 'Manual transfer, checked by us',
};

/** Creates the rows that a running server would have written for these events. */
export function historyRows(
  agentId: string,
  events: readonly PastEvent[],
  draw: Draw,
): HistoryRows & { readonly balance: Kobo } {
  const desk: Desk = { agentId, draw, book: openHistoryBook(agentId, draw), sales: new Map() };
  for (const event of events) {
    if (event.kind === 'sale') writeSale(event, desk);
    else if (event.kind === 'funding') writeFunding(event, desk);
    else writeBack(event, desk);
  }
  return { ...desk.book.rows, balance: desk.book.balance() };
}

function writeSale(sale: Sale, { agentId, book, draw, sales }: Desk): void {
  const at = new Date(sale.at);
  const row = saleRow(agentId, sale, at, draw);
  const { amount, commission } = sale.goods;
  sales.set(sale.id, { row, sale });
  book.rows.transactions.push(row);
  book.post('hold', sale.id, at, [
    { account: walletOf(agentId), amount: -amount },
    { account: 'held', amount },
  ]);
  if (sale.status !== 'delivered' && sale.status !== 'reversed') return;
  book.post('delivery', sale.id, new Date(sale.at + 2_000), [
    { account: 'held', amount: -amount },
    { account: 'provider', amount: amount - commission },
    { account: commissionOf(agentId), amount: commission },
  ]);
}

/** A refund returns the held money; a reversal returns what the provider and the agent had already earned. */
function writeBack(event: Back, { agentId, book, draw, sales }: Desk): void {
  const made = sales.get(event.saleId);
  if (!made) throw new Error('A refund before its sale');
  const at = new Date(event.at);
  const id = draw.uuid();
  const { amount, commission } = made.sale.goods;
  const sale = { ...made.row, category: made.row.category ?? null };
  book.rows.transactions.push({ ...refundOf(sale, at), id, ref: newRef(at, draw.below) });
  const from: Record<Back['kind'], Leg[]> = {
    refund: [{ account: 'held', amount: -amount }],
    reversal: [
      { account: 'provider', amount: commission - amount },
      { account: commissionOf(agentId), amount: -commission },
    ],
  };
  book.post(event.kind, id, at, [...from[event.kind], { account: walletOf(agentId), amount }]);
}

function writeFunding(event: Funding, { agentId, book, draw }: Desk): void {
  const at = new Date(event.at);
  const row = fundingRow(agentId, event, at, draw);
  book.rows.transactions.push(row);
  book.post('funding', row.id, at, [
    { account: 'funding', amount: -(event.wallet + event.fee) },
    { account: 'fees', amount: event.fee },
    { account: walletOf(agentId), amount: event.wallet },
  ]);
}

function saleRow(agentId: string, { id, goods, status }: Sale, createdAt: Date, draw: Draw): TransactionRow {
  const { commission, delivery, ...what } = goods;
  const delivered = status === 'delivered';
  const ref = newRef(createdAt, draw.below);
  return {
    ...what,
    id,
    ref,
    agentId,
    reference: draw.uuid(),
    fingerprint: '',
    kind: 'sale',
    status,
    fee: kobo(0),
    commission: delivered || status === 'pending' ? commission : kobo(0),
    delivery: delivered ? { ...delivery, providerReference: providerReference({ ref }) } : null,
    createdAt,
    // No due time: pending sales wait for a person, so that a new demo always shows the same balance.
    dueAt: null,
  };
}

function fundingRow(
  agentId: string,
  { wallet, fee, way }: Funding,
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
