import * as v from 'valibot';
import type { Intent } from '../../journal/intent.ts';
import { draftSchema, type Ending, moneyStates } from '../../journal/journal.ts';
import { isKobo, type Kobo } from '../../money/kobo.ts';
import { object } from '../../shared/schemas/object.ts';
import type { MoneyState } from '../../transaction/outcome.ts';

/** The result of a row. Never includes tokens or pins, which must not be stored. */
export interface RowResult {
  readonly ending: Ending;
  readonly money: MoneyState;
  /** The server's ref of the purchase; `null` if it has none. */
  readonly ref: string | null;
  /** The server's code and message if it refused the purchase; otherwise `null`. */
  readonly code: string | null;
  readonly message: string | null;
  /** The server's new price in kobo, if it refused the old one; otherwise `null`. */
  readonly newPrice: Kobo | null;
}

/**
 * One row of a batch. `queued`: nothing was sent under its key. `started`: its key may have been sent; the purchase
 * journal has the details. `ended`: its purchase has ended, and `result` has the state of its money.
 */
export interface BatchRow {
  readonly line: number;
  readonly intent: Intent;
  /** True if the agent saw the warning that the row repeats another purchase, and confirmed it. */
  readonly again: boolean;
  readonly phase: 'queued' | 'started' | 'ended';
  /** The number of new keys that the row has got. It gets one only if the previous key is known never to be charged. */
  readonly attempt: number;
  readonly result: RowResult | null;
}

/** The purchases that one agent confirmed together. */
export interface Batch {
  readonly id: string;
  readonly agentId: string;
  /** Wall clock, ms since 1970. */
  readonly madeAt: number;
  /** The agent paused the batch, or chose not to sell the rest. Persists across restarts. */
  readonly halt: 'paused' | 'stopped' | null;
  /** The lines that were left out, as written, for the agent to correct. */
  readonly leftOut: string;
  /** The number of lines in `leftOut`. */
  readonly leftOutCount: number;
}

export interface StoredBatch {
  readonly batch: Batch;
  /** Sorted by line. */
  readonly rows: readonly BatchRow[];
}

// In UTF-16 units: a server's message has at most 300 code points, and each may be a surrogate pair.
const words = v.pipe(v.string(), v.maxLength(1_000));

const resultSchema = object({
  ending: v.picklist(['delivered', 'failed', 'reversed', 'refused']),
  money: v.picklist(moneyStates),
  ref: v.nullable(words),
  code: v.nullable(words),
  message: v.nullable(words),
  newPrice: v.nullable(v.custom<Kobo>(isKobo)),
});

const rowSchema = object({
  line: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  intent: object({ key: v.pipe(v.string(), v.uuid()), madeAt: v.number(), draft: draftSchema }),
  again: v.boolean(),
  phase: v.picklist(['queued', 'started', 'ended']),
  attempt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  result: v.nullable(resultSchema),
});

const batchSchema = object({
  id: v.pipe(v.string(), v.uuid()),
  agentId: v.pipe(v.string(), v.minLength(1)),
  madeAt: v.number(),
  halt: v.nullable(v.picklist(['paused', 'stopped'])),
  leftOut: v.string(),
  leftOutCount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Parses a stored batch, which another version may have written. Drops an invalid row, so that it is not sent. */
export function parseBatch(batch: unknown, rows: readonly unknown[]): StoredBatch | null {
  const read = v.safeParse(batchSchema, batch);
  if (!read.success) return null;
  const parsed = rows.flatMap((row) => {
    const one = v.safeParse(rowSchema, row);
    return one.success ? [one.output] : [];
  });
  return { batch: read.output, rows: parsed.sort((a, b) => a.line - b.line) };
}

/** True if no row of the batch will be sold any more. */
export const isOver = ({ batch, rows }: StoredBatch): boolean =>
  rows.every(({ phase }) => phase === 'ended' || (phase === 'queued' && batch.halt === 'stopped'));
