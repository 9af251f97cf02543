import { createIntent } from '../../journal/intent.ts';
import { demoDraft } from '../../testing/testPurchase.helper.ts';
import type { Batch, BatchRow } from './batch.ts';

export const demoBatch: Batch = {
  id: crypto.randomUUID(),
  agentId: 'amaka',
  madeAt: 1,
  halt: null,
  leftOut: '',
  leftOutCount: 0,
};

/** A row that was not started. */
export const demoRow: BatchRow = {
  line: 1,
  intent: createIntent(demoDraft, crypto.randomUUID(), 1),
  again: false,
  phase: 'queued',
  attempt: 0,
  result: null,
};
