import type { Kobo } from '../format/kobo.ts';
import { kobo } from '../format/kobo.ts';
import { isFinal } from '../schemas/status.ts';
import type { SettlementPromise, Transaction } from '../schemas/transaction.ts';
import { isCredit } from '../transactions/isCredit.ts';
import type { MoneyState } from '../transactions/transactionOutcome.ts';
import type { PurchaseTracker } from './tracker.ts';
import { isEnded, moneyStateOf, type TrackerState } from './trackerState.ts';

/** A purchase without a final status, made on this device or on another one. */
export interface OpenPurchase extends SettlementPromise {
  /** The intent's key where it is known, else the server's ref. */
  readonly key: string;
  readonly category: string | undefined;
  /** What was bought: "1 GB · 30 days". */
  readonly name: string;
  readonly recipient: string | undefined;
  /** In kobo, always positive. */
  readonly amount: Kobo;
  /** When it was bought, ms since 1970. */
  readonly since: number;
  readonly money: MoneyState;
  /** The server's own ref; null while only the journal knows of it. */
  readonly ref: string | null;
  /** True where this device made it: the journal has it, and its form shows it. */
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

/** True for a sale that the server lists without a final status. Money on its way in is no sale. */
export const isOpenPurchase = (transaction: Transaction): boolean =>
  !isFinal(transaction.status) && !isCredit(transaction);

/**
 * Joins what this device follows with what the server lists, oldest first, each purchase once. `settled` holds the keys
 * and refs of purchases whose final status the server has told since it made the list. Reads the trackers' signals.
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

/** The key and ref of a purchase whose final status came from the server; none for any other end. */
export function settledNames({ entry, state }: PurchaseTracker): readonly string[] {
  const transaction = isEnded(state.value) ? transactionOf(state.value) : null;
  return transaction ? [entry.key, transaction.ref] : [];
}
