import { indexedDbJournal } from './indexedDbJournal.ts';
import type { PurchaseJournal } from './journal.ts';

/** The journal of this device: IndexedDB, or memory where there is none. In a sandboxed frame, reading it already throws. */
export function deviceJournal(): PurchaseJournal {
  try {
    return indexedDbJournal((globalThis as { readonly indexedDB?: IDBFactory }).indexedDB);
  } catch {
    return indexedDbJournal(undefined);
  }
}
