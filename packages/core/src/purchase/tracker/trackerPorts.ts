import type { Call } from '../../http/transport.ts';
import type { PurchaseJournal } from '../../journal/journal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LoadCandidates } from '../../store/storeRegistry.ts';
import type { FailedPurchases } from '../../transaction/outcome.ts';
import type { Transaction } from '../../transaction/schema.ts';

/** The dependencies of a tracker. */
export interface TrackerPorts {
  readonly call: Call;
  readonly platform: Platform & { readonly journal: PurchaseJournal };
  /** For a server that may pay twice for one reference: a purchase is sent once, and the agent decides. `null` otherwise. */
  readonly loadCandidates: LoadCandidates | null;
  /** What the server's operator promises about the money of failed purchases. */
  readonly failedPurchases: FailedPurchases;
  /** Called when the server's status of a purchase changes, so that the balance and the list are updated. */
  readonly onTransaction: (transaction: Transaction) => void;
}
