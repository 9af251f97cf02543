export type { Batch, BatchRow, RowResult, StoredBatch } from './batch.ts';
export type { RowState, RowStep, Tally } from './batchRows.ts';
export { type BatchStorage, createMemoryBatchStorage } from './batchStorage.ts';
export type { BulkBatch } from './bulkBatch.ts';
export { type BulkCsvWords, bulkCsv, loadCodes } from './bulkCsv.ts';
export {
  type BulkOrder,
  type BulkStore,
  createBulkStore,
  createBulkStoreOn,
} from './bulkStore.ts';
export type { CheckedLine, LineIssue, ReadyLine, WrongLine } from './checkLine.ts';
export type { BulkCheck } from './checkLines.ts';
export { type Repeat, sumLines } from './checkLines.ts';
export { createIndexedDbBatches } from './indexedDbBatches.ts';
export type { Column } from './lines/columns.ts';
export type { ChosenPlans } from './lines/findProduct.ts';
export {
  type BulkLine,
  findTextColumns,
  type LineFault,
  MOST_ROWS,
  nameColumns,
  type TextColumns,
} from './lines/parseLines.ts';
export { decodeText, joinCells, replaceLines } from './lines/splitText.ts';
export type { Halt } from './rowRules.ts';
export type { Waiting } from './sendThrottle.ts';
