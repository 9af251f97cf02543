import * as v from 'valibot';
import { isKobo, type Kobo } from '../money/kobo.ts';
import { object } from '../shared/schemas/object.ts';
import type { MoneyState } from '../transaction/outcome.ts';
import { meterTypes } from '../transaction/purchaseSchema.ts';
import { fingerprint, type Intent, type PurchaseDraft } from './intent.ts';

/** How a purchase ended. `refused`: the server refused it, or it was never sent; nothing was charged. */
export type Ending = 'delivered' | 'failed' | 'reversed' | 'refused';

/**
 * The proof of a purchase's ending, strongest first:
 * - `transaction`: the server has the purchase, and its status is final;
 * - `voided`: the server marked the reference, so no copy of it will ever be charged;
 * - `refused`: the server refused it after looking up the reference;
 * - `unsent`: it never left this device;
 * - `by-hand`: the agent checked and decided, on a server that can't be requeried;
 * - `not-found`: the server stated, long enough after the last copy, that it does not have it.
 */
export const evidences = ['transaction', 'voided', 'refused', 'unsent', 'by-hand', 'not-found'] as const;
export type Evidence = (typeof evidences)[number];

/** The proof for "not charged". All but `not-found` are guarantees. */
export type NotChargedEvidence = Exclude<Evidence, 'transaction' | 'by-hand'>;

/**
 * One entry of the journal: enough to requery a purchase after a crash, and nothing worth stealing (no token, no PIN).
 * `phase` is written before the step that it names.
 */
export interface JournalEntry {
  readonly key: string;
  /** The owner of the purchase: no other agent sees it. */
  readonly agentId: string;
  readonly fingerprint: string;
  readonly intent: Intent;
  readonly phase: 'journaled' | 'sent' | 'ended';
  /** Wall clock, ms since 1970. */
  readonly changedAt: number;
  readonly ending: Ending | null;
  /** The proof of the ending; missing in entries of earlier versions. */
  readonly evidence?: Evidence | undefined;
  /** The state of the money at the end; missing in entries of earlier versions. */
  readonly money?: MoneyState | undefined;
}

/** Creates the first entry for an intent. `now` in ms since 1970. */
export function newEntry(intent: Intent, agentId: string, now: number): JournalEntry {
  return {
    key: intent.key,
    agentId,
    fingerprint: fingerprint(intent.draft),
    intent,
    phase: 'journaled',
    changedAt: now,
    ending: null,
  };
}

// In UTF-16 units: an identifier has at most 128 code points, a name 200, and each may be a surrogate pair.
const stored = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
// Text for people. It may be empty, so that an open purchase is not lost because of a name.
const shown = v.pipe(v.string(), v.maxLength(600));
// Validated instead of passed to `kobo`, which would throw: one invalid entry would then hide all the others.
const amount = v.custom<Kobo>(isKobo);

const fact = v.union([
  object({ label: stored, text: shown }),
  object({ label: stored, amount }),
  object({ label: stored, at: v.number() }),
]);

/** The stored form of a purchase draft. */
export const draftSchema = /* @__PURE__ */ object({
  // Any category, so that a purchase of an older version is also followed to its end.
  category: stored,
  serviceId: stored,
  serviceName: shown,
  planId: v.optional(stored),
  planName: shown,
  recipient: stored,
  ported: v.boolean(),
  price: amount,
  fee: v.optional(amount),
  commission: v.optional(amount),
  amount: v.optional(amount),
  quantity: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  meterType: v.optional(v.picklist(meterTypes)),
  facts: v.optional(v.pipe(v.array(fact), v.maxLength(20))),
  // A property that is missing here is lost when the entry is loaded.
} satisfies Record<keyof PurchaseDraft, v.GenericSchema>);

export const moneyStates = [
  'not-charged',
  'held',
  'charged',
  'refund-due',
  'refunded',
] as const satisfies readonly MoneyState[];

const entrySchema = object({
  key: v.pipe(v.string(), v.uuid()),
  // No maximum: an email address has up to 254 characters, and a host may choose any account id.
  agentId: v.pipe(v.string(), v.minLength(1)),
  fingerprint: v.string(),
  intent: object({ key: v.pipe(v.string(), v.uuid()), madeAt: v.number(), draft: draftSchema }),
  phase: v.picklist(['journaled', 'sent', 'ended']),
  changedAt: v.number(),
  ending: v.union([v.null(), v.picklist(['delivered', 'failed', 'reversed', 'refused'])]),
  // A value that this version does not know must not hide the entry.
  evidence: v.fallback(v.optional(v.picklist(evidences)), undefined),
  money: v.fallback(v.optional(v.picklist(moneyStates)), undefined),
});

/** Parses stored entries, which an earlier version or another program may have written. Drops invalid entries. */
export function parseEntries(kept: readonly unknown[]): JournalEntry[] {
  return kept.flatMap((raw) => {
    const read = v.safeParse(entrySchema, raw);
    return read.success && read.output.key === read.output.intent.key ? [read.output] : [];
  });
}

/** Stores purchases. A method resolves only once its change would survive the app being killed. */
export interface PurchaseJournal {
  /** False if nothing survives (private mode, Node): the agent is asked to keep the page open. */
  readonly isDurable: () => Promise<boolean>;
  /**
   * Writes the entry, unless `inTheWay` returns a stored entry that conflicts with it. Both happen in one step, so that
   * only one of two tabs with the same purchase succeeds. Resolves with `null` if the entry was written. `inTheWay`
   * receives every entry of this agent, and the entry with this key, whichever agent it belongs to.
   */
  claim(
    entry: JournalEntry,
    inTheWay: (entries: readonly JournalEntry[]) => JournalEntry | null,
  ): Promise<JournalEntry | null>;
  put(entry: JournalEntry): Promise<void>;
  /** All stored entries of this agent. */
  entriesOf(agentId: string): Promise<readonly JournalEntry[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** Releases the browser's resources; the next use acquires them again. */
  close?(): void;
}

/** In ms. An equal purchase needs confirmation if the first is still open, or was delivered less than this long ago. */
const DUPLICATE_WINDOW = 30_000;

/** Returns the entry that makes this purchase look like an accidental repeat, if any. `now` in ms since 1970. */
export function findDuplicate(
  entries: readonly JournalEntry[],
  intent: Intent,
  agentId: string,
  now: number,
): JournalEntry | null {
  const print = fingerprint(intent.draft);
  const earlier = entries.filter(
    (entry) => entry.agentId === agentId && entry.fingerprint === print && entry.key !== intent.key,
  );
  return (
    earlier.find(
      (entry) =>
        entry.phase !== 'ended' ||
        // A clock that was set back makes the difference negative, which counts as recent.
        (entry.ending === 'delivered' && now - entry.changedAt < DUPLICATE_WINDOW),
    ) ?? null
  );
}

/** A journal that lasts as long as the process: for Node, tests, and pages where IndexedDB is blocked. */
export function createMemoryJournal(): PurchaseJournal {
  const entries = new Map<string, JournalEntry>();
  return {
    isDurable: async () => false,
    async claim(entry, inTheWay) {
      const earlier = inTheWay([...entries.values()]);
      if (!earlier) entries.set(entry.key, entry);
      return earlier;
    },
    async put(entry) {
      entries.set(entry.key, entry);
    },
    entriesOf: async (agentId) => [...entries.values()].filter((entry) => entry.agentId === agentId),
    async remove(keys) {
      for (const key of keys) entries.delete(key);
    },
  };
}
