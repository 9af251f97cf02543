import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { SECOND } from '../../format/duration.ts';
import type { Kobo } from '../../money/kobo.ts';
import type { Delivery } from '../../transaction/deliverySchema.ts';
import type { BatchRow, StoredBatch } from './batch.ts';
import { createBatchRows, type RowState, type RowStep, type Tally } from './batchRows.ts';
import { BatchRunner, type RunnerPorts } from './batchRunner.ts';
import type { BatchStorage } from './batchStorage.ts';
import type { Halt } from './rowRules.ts';
import type { Waiting } from './sendThrottle.ts';

/** A confirmed batch: the state of its rows, and the agent's actions. */
export interface BulkBatch {
  /** The lines that were left out, as written, and their number. */
  readonly leftOut: string;
  readonly leftOutCount: number;
  readonly rows: ReadonlySignal<readonly RowState[]>;
  readonly tallies: ReadonlySignal<Readonly<Record<RowStep, Tally>>>;
  /** Why the batch does not continue automatically; `null` while it runs, and once it is done. */
  readonly halt: ReadonlySignal<Halt | null>;
  readonly waiting: ReadonlySignal<Waiting | null>;
  /** The rows that can be tried again, and their price: they were not charged, or were refunded. */
  readonly retriable: ReadonlySignal<Tally>;
  pause(): Promise<void>;
  /** Continues after a halt, with the transaction PIN if it is required. */
  goOn(pin?: string): Promise<void>;
  /** Ends the rows that were not started. Rows in flight are followed to their end. */
  stopRest(): Promise<void>;
  /** Sells the rows that can be tried again, under new keys and at current prices. */
  retry(pin?: string): Promise<void>;
  /** The delivered goods, by the row's key, if they were delivered while this page is open. */
  readonly deliveries: ReadonlyMap<string, Delivery>;
}

/** How often a second tab checks whether the first has gone, in ms. */
const LOCK_POLL_MS = 2 * SECOND;

const canRetry = ({ phase, result }: BatchRow) =>
  phase === 'ended' && (result?.money === 'not-charged' || result?.money === 'refunded');

const priceNow = (row: BatchRow): Kobo => row.result?.newPrice ?? row.intent.draft.price;

/** Runs the batch in the tab that has its lock; in other tabs, reloads its rows as they change. */
function createTurns(ports: RunnerPorts, pin?: string) {
  let typed = pin;
  const { rows, platform } = ports;
  const runner = signal<BatchRunner | null>(null);
  const isElsewhere = signal(false);
  const stopped = new AbortController();
  let release: (() => void) | null = null;

  async function take(): Promise<void> {
    const lock = await platform.lockForTab(`batch:${rows.stored.peek().batch.id}`);
    if (stopped.signal.aborted) return lock?.();
    isElsewhere.value = lock === null;
    if (lock === null) return;
    release = lock ?? null;
    await rows.reload().catch(() => {});
    if (stopped.signal.aborted) return;
    const taken = new BatchRunner(ports, typed);
    // From here on only the runner has the PIN, until its last row.
    typed = undefined;
    runner.value = taken;
    await taken.start();
  }
  async function run(): Promise<void> {
    while (!stopped.signal.aborted && !runner.peek()) {
      await take();
      if (runner.peek()) return;
      await platform.wait(LOCK_POLL_MS, stopped.signal);
      await rows.reload().catch(() => {});
    }
  }
  return {
    runner,
    isElsewhere,
    run,
    stop() {
      stopped.abort();
      runner.peek()?.stop();
      release?.();
    },
  };
}

export function createBulkBatch(
  stored: StoredBatch,
  storage: BatchStorage,
  ports: Omit<RunnerPorts, 'rows' | 'deliveries'>,
  pin?: string,
): BulkBatch & { readonly id: string; stop(): void } {
  const rows = createBatchRows(stored, storage, ports.platform);
  const deliveries = new Map<string, Delivery>();
  const turns = createTurns({ ...ports, rows, deliveries }, pin);
  const { runner, isElsewhere } = turns;
  void turns.run();

  async function goOn(typed?: string): Promise<void> {
    await rows.halt(null);
    runner.peek()?.goOn(typed);
  }
  async function stay(kind: 'paused' | 'stopped'): Promise<void> {
    runner.peek()?.haltWith({ kind });
    await rows.halt(kind);
  }
  return {
    id: stored.batch.id,
    leftOut: stored.batch.leftOut,
    leftOutCount: stored.batch.leftOutCount,
    rows: rows.states,
    tallies: rows.tallies,
    halt: computed(() => (isElsewhere.value ? { kind: 'elsewhere' } : (runner.value?.halt.value ?? null))),
    waiting: computed(() => runner.value?.waiting.value ?? null),
    retriable: computed(() => {
      const found = rows.stored.value.rows.filter(canRetry);
      return { count: found.length, amount: found.reduce((sum, row) => sum + priceNow(row), 0) as Kobo };
    }),
    pause: () => stay('paused'),
    goOn,
    async stopRest() {
      await stay('stopped');
      await rows.endQueued();
    },
    async retry(typed) {
      const { batch, rows: all } = rows.stored.peek();
      const wanted = all.filter(canRetry);
      // The page may have been killed while the rest was being stopped; Retry did not show the price of those rows.
      if (batch.halt === 'stopped') await rows.endQueued();
      for (const row of wanted) await rows.requeue(row, priceNow(row));
      await goOn(typed);
    },
    deliveries,
    stop: turns.stop,
  };
}
