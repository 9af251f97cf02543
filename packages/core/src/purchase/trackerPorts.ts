import type { PurchaseJournal } from '../journal/journal.ts';
import type { Platform } from '../platform/platform.ts';
import type { Transaction } from '../schemas/transaction.ts';
import type { Dedupe } from '../stores/storeRegistry.ts';
import type { FailedPurchases } from '../transactions/transactionOutcome.ts';
import type { Call } from '../transport/transport.ts';

/** What the following of a purchase stands on. */
export interface TrackerPorts {
  readonly call: Call;
  readonly platform: Platform & { readonly journal: PurchaseJournal };
  readonly dedupe: Dedupe;
  /** What the server's operator promises about the money of failed purchases. */
  readonly failedPurchases: FailedPurchases;
  /** Told whenever the server's word on a purchase changes, so that balance and list follow. */
  readonly onTransaction: (transaction: Transaction) => void;
}
