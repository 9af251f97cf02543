import type { Kobo } from '../format/kobo.ts';
import type { Intent, PurchaseDraft } from '../journal/intent.ts';
import type { JournalEntry } from '../journal/journal.ts';
import type { TrackerState } from './trackerState.ts';

/** Where one sale stands, from an empty form to the receipt. */
export type PurchaseState =
  /** Filling in. `before`: the sale that was given back to be changed, its words kept. */
  | { readonly step: 'drafting'; readonly before: PurchaseDraft | null }
  /**
   * Everything is on the table, nothing is sent. `priceWas`: the price moved since the agent last agreed.
   * `couldNotWrite`: Buy was pressed, but the journal could not be written, so nothing left.
   */
  | {
      readonly step: 'reviewing';
      readonly intent: Intent;
      readonly priceWas: Kobo | null;
      readonly couldNotWrite: boolean;
    }
  /** The same sale was made a moment ago: is a second one meant? */
  | { readonly step: 'duplicate'; readonly intent: Intent; readonly earlier: JournalEntry }
  | (TrackerState & { readonly intent: Intent });
