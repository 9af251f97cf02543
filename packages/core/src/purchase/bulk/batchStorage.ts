import { type Batch, type BatchRow, isOver, parseBatch, type StoredBatch } from './batch.ts';

/** Stores batches. A change is durable once its method has resolved. */
export interface BatchStorage {
  /** False if nothing survives the page. */
  isDurable(): Promise<boolean>;
  /** Loads the latest batch of this agent. */
  load(agentId: string): Promise<StoredBatch | null>;
  /**
   * Replaces the agent's last batch with a new one, and clears its draft, in one step. Resolves with `false` and writes
   * nothing if the last batch is not over. A batch may be written again under the same id until one of its rows has
   * started.
   */
  create(batch: Batch, rows: readonly BatchRow[]): Promise<boolean>;
  update(batch: Batch): Promise<void>;
  /**
   * Replaces the row `from` with `to` in one step, if it still has the same key and phase. Resolves with `false` if
   * another tab has changed it.
   */
  move(batchId: string, from: BatchRow, to: BatchRow): Promise<boolean>;
  remove(agentId: string): Promise<void>;
  /** Loads the text that this agent has pasted and not sold yet, or ''. */
  loadDraft(agentId: string): Promise<string>;
  saveDraft(agentId: string, text: string): Promise<void>;
  close?(): void;
}

/** True if both have the same key and phase. */
export const isSameRow = (one: BatchRow | undefined, other: BatchRow): boolean =>
  one?.intent.key === other.intent.key && one.phase === other.phase;

/** True if a batch may replace the agent's last one. */
export const mayReplaceBatch = (last: StoredBatch | null, batch: Batch): boolean =>
  !last || isOver(last) || (last.batch.id === batch.id && last.rows.every(({ phase }) => phase === 'queued'));

/** Stores batches in memory: for Node, tests, and pages where IndexedDB is blocked. */
export function createMemoryBatchStorage(): BatchStorage {
  const batches = new Map<string, Batch>();
  const rowsOf = new Map<string, Map<number, BatchRow>>();
  const drafts = new Map<string, string>();
  const load = (agentId: string): StoredBatch | null => {
    const batch = batches.get(agentId);
    return batch ? parseBatch(batch, [...(rowsOf.get(batch.id)?.values() ?? [])]) : null;
  };
  return {
    isDurable: async () => false,
    load: async (agentId) => load(agentId),
    async create(batch, rows) {
      if (!mayReplaceBatch(load(batch.agentId), batch)) return false;
      batches.set(batch.agentId, batch);
      drafts.delete(batch.agentId);
      rowsOf.set(batch.id, new Map(rows.map((row) => [row.line, row])));
      return true;
    },
    async update(batch) {
      if (batches.get(batch.agentId)?.id === batch.id) batches.set(batch.agentId, batch);
    },
    async move(batchId, from, to) {
      const rows = rowsOf.get(batchId);
      if (!rows || !isSameRow(rows.get(from.line), from)) return false;
      rows.set(from.line, to);
      return true;
    },
    async remove(agentId) {
      const batch = batches.get(agentId);
      if (batch) rowsOf.delete(batch.id);
      batches.delete(agentId);
    },
    loadDraft: async (agentId) => drafts.get(agentId) ?? '',
    saveDraft: async (agentId, text) => void drafts.set(agentId, text),
  };
}
