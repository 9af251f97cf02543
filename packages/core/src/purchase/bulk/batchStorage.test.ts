import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { demoBatch as batch, demoRow as row } from './batch.fixture.ts';
import { createMemoryBatchStorage } from './batchStorage.ts';
import { createIndexedDbBatches } from './indexedDbBatches.ts';

describe.each([
  ['in memory', createMemoryBatchStorage],
  ['in IndexedDB', () => createIndexedDbBatches(new IDBFactory())],
])('batches %s', (_, create) => {
  it('clear the draft in the same step that writes the batch', async () => {
    const storage = create();
    await storage.saveDraft('amaka', '08031234567 mtn 100');
    await storage.create(batch, [row]);
    expect(await storage.loadDraft('amaka')).toBe('');
  });

  it('can be written again until one of their rows has started', async () => {
    const storage = create();
    await storage.create(batch, [row]);
    expect(await storage.create(batch, [row])).toBe(true);
    await storage.move(batch.id, row, { ...row, phase: 'started' });
    expect(await storage.create(batch, [row])).toBe(false);
    expect((await storage.load('amaka'))?.rows).toMatchObject([{ phase: 'started' }]);
  });
});
