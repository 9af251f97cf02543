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
export { type Repeat, sumLines } from './checkLines.ts';
export type { BulkCheck } from './checkText.ts';
export type { Column } from './columns.ts';
export { decodeText } from './decodeText.ts';
export type { ChosenPlans } from './findProduct.ts';
export { createIndexedDbBatches } from './indexedDbBatches.ts';
export type { Halt } from './judgeRow.ts';
export {
  type BulkLine,
  findTextColumns,
  type LineFault,
  MOST_ROWS,
  nameColumns,
  type TextColumns,
} from './parseLines.ts';
export type { Waiting } from './patience.ts';
export { joinCells, replaceLines } from './splitText.ts';
