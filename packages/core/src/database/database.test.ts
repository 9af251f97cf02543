import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE_DEADLINE, DatabaseTimeout, inTransaction, openDatabase, resultOf } from './database.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const outcomeOf = <T>(work: Promise<T>) => work.catch((cause: unknown) => cause);
const never = () => new Promise<never>(() => {});

/** A transaction of which a test says how it ends. */
const fakeTransaction = (error: DOMException | null = null) =>
  ({ mode: 'readwrite', error, abort: vi.fn() }) as unknown as IDBTransaction;

describe('a transaction', () => {
  it.each([
    ['aborts it', false, 1],
    ['leaves it running where it must be completed', true, 0],
  ])('that is silent: rejects at the deadline, and %s', async (_, isKept, aborts) => {
    const transaction = fakeTransaction();
    const outcome = outcomeOf(inTransaction(transaction, never, isKept));
    await vi.advanceTimersByTimeAsync(DATABASE_DEADLINE - 1);
    expect(transaction.abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(DatabaseTimeout);
    expect(transaction.abort).toHaveBeenCalledTimes(aborts);
  });

  it('rejects at the deadline although it can no longer be aborted', async () => {
    const transaction = fakeTransaction();
    vi.mocked(transaction.abort).mockImplementation(() => {
      throw new DOMException('It is being committed', 'InvalidStateError');
    });
    const outcome = outcomeOf(inTransaction(transaction, async () => 'done'));
    await vi.advanceTimersByTimeAsync(DATABASE_DEADLINE);
    expect(await outcome).toBeInstanceOf(DatabaseTimeout);
  });

  it.each(['QuotaExceededError', 'AbortError'])('rejects with its %s', async (name) => {
    const transaction = fakeTransaction(new DOMException('No', name));
    const outcome = outcomeOf(inTransaction(transaction, never));
    transaction.onabort?.(new Event('abort'));
    expect(await outcome).toMatchObject({ name });
  });

  it('writes nothing where its action fails', async () => {
    const database = await openDatabase(new IDBFactory(), 'a', (made) => made.createObjectStore('s'));
    const write = inTransaction(database.transaction('s', 'readwrite'), async (transaction) => {
      transaction.objectStore('s').put(1, 'one');
      transaction.objectStore('s').put(() => {}, 'two');
    });
    expect(await outcomeOf(write)).toMatchObject({ name: 'DataCloneError' });
    const read = inTransaction(database.transaction('s'), (transaction) =>
      resultOf(transaction.objectStore('s').get('one')),
    );
    expect(await read).toBeUndefined();
  });
});

describe('opening', () => {
  it('ends at the deadline where another tab blocks it, and closes what comes after all', async () => {
    const close = vi.fn();
    const request = { result: { close } } as unknown as IDBOpenDBRequest;
    const outcome = outcomeOf(openDatabase({ open: () => request } as unknown as IDBFactory, 'a', () => {}));
    request.onblocked?.(new Event('blocked') as IDBVersionChangeEvent);
    await vi.advanceTimersByTimeAsync(DATABASE_DEADLINE);
    expect(await outcome).toBeInstanceOf(DatabaseTimeout);
    request.onsuccess?.(new Event('success'));
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
  });
});
