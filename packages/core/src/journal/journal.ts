import * as v from 'valibot';
import { isKobo, type Kobo } from '../format/kobo.ts';
import { object } from '../schemas/object.ts';
import { meterTypes } from '../schemas/purchase.ts';
import type { MoneyState } from '../transactions/transactionOutcome.ts';
import { fingerprint, type Intent, type PurchaseDraft } from './intent.ts';

/** How a purchase ended. `refused`: the server said no, or it never left; nothing was charged. */
export type Ending = 'delivered' | 'failed' | 'reversed' | 'refused';

/**
 * What the ending of a purchase rests on, strongest first:
 * - `transaction`: the server has the sale, and its status is final;
 * - `voided`: the server marked the reference, no copy of it will ever be charged;
 * - `refused`: the server refused it after it looked for the reference;
 * - `unsent`: it never left this device;
 * - `by-hand`: the agent looked and said so, on a server that can't be asked;
 * - `not-found`: the server said, long enough after the last copy, that it does not have it.
 */
export const evidences = ['transaction', 'voided', 'refused', 'unsent', 'by-hand', 'not-found'] as const;
export type Evidence = (typeof evidences)[number];

/**
 * One line of the journal: enough to ask the server for the state of a purchase after a crash, and nothing
 * worth stealing (no token, no pin). `phase` is written before the step it names.
 */
export interface JournalEntry {
  readonly key: string;
  /** The owner of the purchase: it is shown to no other agent. */
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

/** The first line about an intent. `now` in ms since 1970. */
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
// Text for people. It may be empty, so that an open purchase is not lost over a name.
const shown = v.pipe(v.string(), v.maxLength(600));
// Checked and not tried with `kobo`: a throw would make one bad line hide all the others.
const amount = v.custom<Kobo>(isKobo);

const fact = v.union([
  object({ label: stored, text: shown }),
  object({ label: stored, amount }),
  object({ label: stored, at: v.number() }),
]);

/** The stored form of a purchase draft. */
export const draftSchema = /* @__PURE__ */ object({
  // Any category, so that a purchase of an older version is followed to its end too.
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
  // A property that is not listed here is lost at the next start.
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
  // An address has up to 254 characters, and what a host calls its accounts is the host's.
  agentId: v.pipe(v.string(), v.minLength(1)),
  fingerprint: v.string(),
  intent: object({ key: v.pipe(v.string(), v.uuid()), madeAt: v.number(), draft: draftSchema }),
  phase: v.picklist(['journaled', 'sent', 'ended']),
  changedAt: v.number(),
  ending: v.union([v.null(), v.picklist(['delivered', 'failed', 'reversed', 'refused'])]),
  // A word that this version does not know must not hide the entry.
  evidence: v.fallback(v.optional(v.picklist(evidences)), undefined),
  money: v.fallback(v.optional(v.picklist(moneyStates)), undefined),
});

/**
 * Parses stored entries, which an earlier version or another program may have written. Drops invalid ones.
 */
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
   * Writes the entry, unless `inTheWay` returns a stored entry that conflicts with it. Both happen in one
   * step, so that only one of two tabs with the same sale gets through. Resolves with `null` if the entry was
   * written. `inTheWay` receives every entry of this agent, and the one with this key, whichever agent it
   * belongs to.
   */
  claim(
    entry: JournalEntry,
    inTheWay: (entries: readonly JournalEntry[]) => JournalEntry | null,
  ): Promise<JournalEntry | null>;
  put(entry: JournalEntry): Promise<void>;
  /** Everything kept for this agent. */
  entriesOf(agentId: string): Promise<readonly JournalEntry[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** Releases the browser's resources; the next use acquires them again. */
  close?(): void;
}

/** A second identical sale asks first when the first is still open, or was delivered this short a time ago. */
const DUPLICATE_WINDOW = 30_000;

/** Returns the entry that makes this sale look like an accidental repeat, if any. `now` in ms since 1970. */
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
        // A clock that was set back makes the difference negative: that is recent too.
        (entry.ending === 'delivered' && now - entry.changedAt < DUPLICATE_WINDOW),
    ) ?? null
  );
}

/** A journal that ends with the process: Node, tests, and pages where IndexedDB is blocked. */
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
