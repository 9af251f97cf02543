import type { Kobo } from '../money/kobo.ts';
import { kobo } from '../money/kobo.ts';
import { isFinal } from '../shared/schemas/status.ts';
import { isCredit } from '../transaction/isCredit.ts';
import type { MoneyState } from '../transaction/outcome.ts';
import type { SettlementPromise, Transaction } from '../transaction/schema.ts';
import type { PurchaseTracker } from './tracker/tracker.ts';
import { isEnded, moneyStateOf, type TrackerState } from './tracker/trackerState.ts';

/** A purchase without a final status, made on this device or another one. */
export interface OpenPurchase extends SettlementPromise {
  /** The intent's key if it is known, else the server's ref. */
  readonly key: string;
  readonly category: string | undefined;
  /** The product: "1 GB · 30 days". */
  readonly name: string;
  readonly recipient: string | undefined;
  /** In kobo, always positive. */
  readonly amount: Kobo;
  /** The time of the purchase, ms since 1970. */
  readonly since: number;
  readonly money: MoneyState;
  /** The server's ref; `null` while only the journal has the purchase. */
  readonly ref: string | null;
  /** True if this device made the purchase: the journal has it, and its form shows it. */
  readonly isOwn: boolean;
}

const transactionOf = (state: TrackerState): Transaction | null =>
  'transaction' in state ? state.transaction : null;

function fromTracker({ entry, state }: PurchaseTracker): OpenPurchase {
  const { draft, madeAt, key } = entry.intent;
  const sale = transactionOf(state.value);
  return {
    key,
    category: draft.category,
    name: draft.planName || draft.serviceName,
    recipient: draft.recipient,
    amount: draft.price,
    since: madeAt,
    money: moneyStateOf(state.value),
    ref: sale?.ref ?? null,
    isOwn: true,
    settlesBy: sale?.settlesBy,
    settlesAtLatest: sale?.settlesAtLatest,
  };
}

function fromTransaction(transaction: Transaction): OpenPurchase {
  const { ref, reference, category, name, recipient, amount, createdAt, settlesBy, settlesAtLatest } =
    transaction;
  return {
    key: reference ?? ref,
    category,
    name,
    recipient,
    amount: kobo(Math.abs(amount)),
    since: createdAt,
    money: 'held',
    ref,
    isOwn: false,
    settlesBy,
    settlesAtLatest,
  };
}

/** True for a purchase that the server lists without a final status. An incoming payment is not a purchase. */
export const isOpenPurchase = (transaction: Transaction): boolean =>
  !isFinal(transaction.status) && !isCredit(transaction);

/**
 * Merges the purchases that this device follows with the server's list, oldest first, each once. `settled` has the keys
 * and refs of purchases that have got a final status since the list was made. Reads the trackers' signals.
 */
export function mergeOpen(
  trackers: readonly PurchaseTracker[],
  listed: readonly Transaction[],
  settled: ReadonlySet<string>,
): readonly OpenPurchase[] {
  const own = trackers.filter(({ state }) => !isEnded(state.value)).map(fromTracker);
  const known = new Set(settled);
  for (const { key, ref } of own) for (const name of ref ? [key, ref] : [key]) known.add(name);
  const others = listed.filter(
    ({ ref, reference }) => !known.has(ref) && !(reference && known.has(reference)),
  );
  return [...own, ...others.map(fromTransaction)].sort((a, b) => a.since - b.since);
}

/** The key and ref of a purchase whose final status came from the server; empty for any other ending. */
export function settledNames({ entry, state }: PurchaseTracker): readonly string[] {
  const transaction = isEnded(state.value) ? transactionOf(state.value) : null;
  return transaction ? [entry.key, transaction.ref] : [];
}
