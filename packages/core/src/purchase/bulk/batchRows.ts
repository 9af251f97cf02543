import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { createIntent } from '../../journal/intent.ts';
import type { Kobo } from '../../money/kobo.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Batch, BatchRow, RowResult, StoredBatch } from './batch.ts';
import type { BatchStorage } from './batchStorage.ts';

/** The state of one row on screen. */
export type RowStep =
  | 'waiting'
  | 'sending'
  /** The server has it, or the result is unknown: the money is held. */
  | 'held'
  /** Only the agent can decide the result. */
  | 'review'
  | 'delivered'
  /** The purchase failed, and no refund is proven yet. */
  | 'refund-due'
  | 'refunded'
  | 'not-charged'
  /** The agent stopped the batch before this row. */
  | 'not-sold';

/** A row with its current state. */
export interface RowState {
  readonly row: BatchRow;
  readonly step: RowStep;
}

/** The number of rows, and their total price in kobo. */
export interface Tally {
  readonly count: number;
  readonly amount: Kobo;
}

/** The rows of one batch: their stored form, and the current state of running rows. */
export interface BatchRows {
  readonly stored: ReadonlySignal<StoredBatch>;
  readonly states: ReadonlySignal<readonly RowState[]>;
  readonly tallies: ReadonlySignal<Readonly<Record<RowStep, Tally>>>;
  /** Sets the state of a running row. */
  setStep(line: number, step: 'sending' | 'held' | 'review'): void;
  /** Changes a row durably; resolves with `null` if another tab has changed it. */
  move(from: BatchRow, change: Partial<BatchRow>): Promise<BatchRow | null>;
  end(from: BatchRow, result: RowResult): Promise<BatchRow | null>;
  /** Gives a row a new key, and `price` if it has changed. Only if its old key is known never to be charged, or was refunded. */
  requeue(from: BatchRow, price?: Kobo | null): Promise<BatchRow | null>;
  halt(halt: Batch['halt']): Promise<void>;
  /** Ends the rows that were not started, so that only Retry, which shows its price, can sell them later. */
  endQueued(): Promise<void>;
  /** Loads changes that another tab has stored. */
  reload(): Promise<void>;
}

const steps: readonly RowStep[] = [
  'waiting',
  'sending',
  'held',
  'review',
  'delivered',
  'refund-due',
  'refunded',
  'not-charged',
  'not-sold',
];

/** The code of a row that the agent stopped. */
const STOPPED = 'stopped';

function stepOf({ phase, result }: BatchRow, { halt }: Batch, said: RowStep | undefined): RowStep {
  if (phase === 'queued') return halt === 'stopped' ? 'not-sold' : 'waiting';
  if (phase === 'started') return said ?? 'held';
  switch (result?.money) {
    case 'charged':
      return 'delivered';
    case 'refunded':
    case 'refund-due':
      return result.money;
    case 'not-charged':
      return result.code === STOPPED ? 'not-sold' : 'not-charged';
    default:
      return 'held';
  }
}

function tally(states: readonly RowState[]): Record<RowStep, Tally> {
  const all = Object.fromEntries(steps.map((step) => [step, { count: 0, amount: 0 as Kobo }])) as Record<
    RowStep,
    { count: number; amount: Kobo }
  >;
  for (const { row, step } of states) {
    all[step].count += 1;
    // A sum of checked prices, at most a thousand.
    all[step].amount = (all[step].amount + row.intent.draft.price) as Kobo;
  }
  return all;
}

export function createBatchRows(
  loaded: StoredBatch,
  storage: BatchStorage,
  platform: Pick<Platform, 'newKey' | 'now'>,
): BatchRows {
  const stored = signal(loaded);
  const runningSteps = signal<ReadonlyMap<number, RowStep>>(new Map());
  const states = computed(() => {
    const { batch, rows } = stored.value;
    return rows.map((row): RowState => ({ row, step: stepOf(row, batch, runningSteps.value.get(row.line)) }));
  });
  async function move(from: BatchRow, change: Partial<BatchRow>): Promise<BatchRow | null> {
    const to = { ...from, ...change };
    if (!(await storage.move(loaded.batch.id, from, to))) return null;
    const { batch, rows } = stored.peek();
    stored.value = { batch, rows: rows.map((row) => (row.line === to.line ? to : row)) };
    return to;
  }
  return {
    stored,
    states,
    tallies: computed(() => tally(states.value)),
    setStep(line, step) {
      if (runningSteps.peek().get(line) !== step)
        runningSteps.value = new Map(runningSteps.peek()).set(line, step);
    },
    move,
    end: (from, result) => move(from, { phase: 'ended', result }),
    requeue(from, price) {
      const { draft } = from.intent;
      const next = price === null || price === undefined ? draft : { ...draft, price };
      const intent = createIntent(next, platform.newKey(), platform.now());
      return move(from, { intent, phase: 'queued', result: null, attempt: from.attempt + 1 });
    },
    async halt(halt) {
      const { batch, rows } = stored.peek();
      stored.value = { batch: { ...batch, halt }, rows };
      await storage.update({ ...batch, halt });
    },
    async endQueued() {
      const result = {
        ending: 'refused',
        money: 'not-charged',
        ref: null,
        message: null,
        newPrice: null,
      } as const;
      for (const row of stored.peek().rows)
        if (row.phase === 'queued') await move(row, { phase: 'ended', result: { ...result, code: STOPPED } });
    },
    async reload() {
      const fresh = await storage.load(loaded.batch.agentId);
      if (fresh?.batch.id === loaded.batch.id) stored.value = fresh;
    },
  };
}
