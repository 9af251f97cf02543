import { effect, type ReadonlySignal, signal, batch as together } from '@preact/signals-core';
import { type JournalEntry, newEntry, type PurchaseJournal } from '../../journal/journal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Delivery } from '../../transaction/deliverySchema.ts';
import type { PurchaseRegistry } from '../registry.ts';
import { stateOfEnded } from '../tracker/ending.ts';
import type { PurchaseTracker } from '../tracker/tracker.ts';
import { isEnded, type TrackerState } from '../tracker/trackerState.ts';
import type { BatchRow } from './batch.ts';
import type { BatchRows } from './batchRows.ts';
import { type Halt, judgeRow, nextOf, soldBefore, stepOf } from './rowRules.ts';
import { createJournalTrim, createSendThrottle, type SendThrottle, type Waiting } from './sendThrottle.ts';

/** The maximum number of purchases in flight: a phone's connection and the providers handle no more. */
const AT_ONCE = 3;
/** The maximum number of open purchases, because each is requeried repeatedly. */
const MOST_OPEN = 40;
/** After this many refusals in a row, the cause is not in the lines. */
const MOST_REFUSALS = 5;
export interface RunnerPorts {
  readonly rows: BatchRows;
  readonly purchases: PurchaseRegistry;
  readonly platform: Platform & { readonly journal: PurchaseJournal };
  /** Receives the delivered goods by key. Tokens and pins are not stored. */
  readonly deliveries: Map<string, Delivery>;
}

/**
 * Sells the rows of one batch, a few at a time, in the same way as a form: with a separate key, journaled before it is
 * sent, and followed to its end. The most expensive row is sent alone first, so that a problem of all rows (PIN,
 * balance, session) affects only one.
 */
export class BatchRunner {
  readonly #ports: RunnerPorts;
  readonly #halt = signal<Halt | null>(null);
  readonly halt: ReadonlySignal<Halt | null> = this.#halt;
  readonly waiting: ReadonlySignal<Waiting | null>;
  /** The lines in flight, and the lines that wait for the network. */
  readonly #inFlight = new Set<number>();
  readonly #open = new Set<number>();
  readonly #stops = new Set<() => void>();
  readonly #stopped = new AbortController();
  readonly #throttle: SendThrottle;
  readonly #trim: (key: string) => Promise<void>;
  #isProven = false;
  #refusals = 0;
  #pin: string | undefined;

  /** `pin`: the transaction PIN, if the agent entered it. */
  constructor(ports: RunnerPorts, pin?: string) {
    this.#ports = ports;
    this.#pin = pin;
    this.#throttle = createSendThrottle(ports.platform, () => this.#startNextRows(), this.#stopped.signal);
    this.waiting = this.#throttle.waiting;
    this.#trim = createJournalTrim(ports.platform);
    this.#stops.add(ports.platform.onWake(() => this.#startNextRows()));
  }

  /** Follows the rows that were running when the page was left, then continues. */
  async start(): Promise<void> {
    const { rows, platform } = this.#ports;
    const { batch, rows: all } = rows.stored.peek();
    const entries = await platform.journal.entriesOf(batch.agentId).catch(() => []);
    if (this.#stopped.signal.aborted) return;
    const byKey = new Map(entries.map((entry) => [entry.key, entry]));
    for (const row of all) if (row.phase === 'started') this.#takeUp(row, byKey.get(row.intent.key));
    if (batch.halt) this.#halt.value = { kind: batch.halt };
    this.#startNextRows();
  }

  /** Continues after a halt. `pin`: the transaction PIN, kept while this runner sells. */
  goOn(pin?: string): void {
    if (pin !== undefined) this.#pin = pin;
    this.#refusals = 0;
    this.#isProven = false;
    this.#halt.value = null;
    this.#startNextRows();
  }

  /** Starts no further row. Rows in flight are followed to their end. */
  haltWith(halt: Halt): void {
    this.#halt.value = halt;
  }

  /** Stops selling and following at once; the storage and the journal keep the open rows. */
  stop(): void {
    this.#stopped.abort();
    this.#pin = undefined;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }

  #takeUp(row: BatchRow, entry: JournalEntry | undefined): void {
    const { purchases, platform, rows } = this.#ports;
    if (entry?.phase === 'ended' && entry.ending === 'refused') {
      void this.#conclude(row, stateOfEnded(entry));
      return;
    }
    // The journal entry was lost or never written: requeries the purchase, and has the server void its key if it never had it.
    const { agentId } = rows.stored.peek().batch;
    const known = entry ?? { ...newEntry(row.intent, agentId, platform.now()), phase: 'sent' as const };
    this.#follow(row, purchases.follow(known));
  }

  #next(): BatchRow | undefined {
    return nextOf(this.#ports.rows.stored.peek().rows, this.#inFlight, this.#isProven);
  }

  #mayBegin(): boolean {
    if (this.#stopped.signal.aborted || this.#halt.peek()) return false;
    if (this.#open.size >= MOST_OPEN) return false;
    return this.#inFlight.size < (this.#isProven ? AT_ONCE : 1) && !this.#throttle.mustWait();
  }

  #startNextRows(): void {
    while (this.#mayBegin()) {
      const row = this.#next();
      if (!row) break;
      this.#inFlight.add(row.line);
      void this.#sell(row);
    }
    const isDone = this.#inFlight.size + this.#open.size === 0 && !this.#next();
    // The PIN is kept no longer than needed.
    if (isDone) this.#pin = undefined;
  }

  async #sell(queued: BatchRow): Promise<void> {
    const { rows, purchases } = this.#ports;
    const row = await rows.move(queued, { phase: 'started' }).catch(() => null);
    if (!row) return this.#release(queued, { kind: 'not-written' });
    if (this.#stopped.signal.aborted) return;
    rows.setStep(row.line, 'sending');
    const begun = await purchases.journalAndSend(row.intent, row.again, this.#pin);
    if (this.#stopped.signal.aborted) return;
    if (begun.kind === 'following') return this.#follow(row, begun.tracker);
    if (begun.kind === 'not-journaled') {
      await rows.requeue(row).catch(() => null);
      return this.#release(row, { kind: 'not-written' });
    }
    if (begun.earlier.key === row.intent.key) return this.#follow(row, purchases.follow(begun.earlier));
    await rows.end(row, soldBefore).catch(() => null);
    this.#release(row);
  }

  #release(row: BatchRow, halt?: Halt): void {
    this.#inFlight.delete(row.line);
    this.#open.delete(row.line);
    if (halt) this.#halt.value = halt;
    this.#startNextRows();
  }

  #follow(row: BatchRow, tracker: PurchaseTracker): void {
    const { purchases } = this.#ports;
    this.#inFlight.add(row.line);
    // Dismissed, so that no form takes it up.
    purchases.dismiss(tracker);
    const stop = effect(() => {
      const state = tracker.state.value;
      // Deferred, because signals that are read inside the effect would be subscribed to.
      queueMicrotask(() => this.#see(row, tracker, state, stop));
    });
    this.#stops.add(stop);
  }

  #see(row: BatchRow, tracker: PurchaseTracker, state: TrackerState, stop: () => void): void {
    if (this.#stopped.signal.aborted || tracker.state.peek() !== state || !this.#stops.has(stop)) return;
    const { rows } = this.#ports;
    if (isEnded(state)) {
      stop();
      this.#stops.delete(stop);
      void this.#conclude(row, state, tracker);
      return;
    }
    if (state.step === 'processing' || state.step === 'needs-review') {
      this.#isProven = true;
      this.#inFlight.delete(row.line);
      this.#open.add(row.line);
    }
    if (state.step === 'needs-review') this.#halt.value ??= { kind: 'review' };
    if (state.step === 'unknown' && state.problem && 'retryAfterMs' in state.problem)
      this.#throttle.limit(state.problem.retryAfterMs ?? 0);
    rows.setStep(row.line, stepOf(state));
    this.#startNextRows();
  }

  async #conclude(row: BatchRow, state: TrackerState, tracker?: PurchaseTracker): Promise<void> {
    const { rows, purchases } = this.#ports;
    const verdict = judgeRow(state, row.attempt);
    if ('transaction' in state && state.transaction.delivery)
      this.#ports.deliveries.set(row.intent.key, state.transaction.delivery);
    const moved = await (verdict.kind === 'again' ? rows.requeue(row) : rows.end(row, verdict.result)).catch(
      () => null,
    );
    if (this.#stopped.signal.aborted) return;
    if (tracker) purchases.dismiss(tracker);
    // The row keeps its stored state; the next start continues from there.
    if (!moved) return this.#release(row, { kind: 'not-written' });
    void this.#trim(row.intent.key);
    together(() => {
      if (verdict.kind === 'again') {
        this.#release(row, verdict.halt ?? undefined);
        return;
      }
      const isRefused = verdict.result.ending === 'refused';
      this.#isProven ||= !isRefused;
      this.#refusals = isRefused ? this.#refusals + 1 : 0;
      const { message } = verdict.result;
      this.#release(row, this.#refusals >= MOST_REFUSALS ? { kind: 'refusals', message } : undefined);
    });
  }
}
