import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE_DEADLINE, DatabaseTimeout, inDatabase, resultOf } from './inDatabase.ts';
import { outcomeInTime } from './silentDatabases.helper.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const outcomeOf = <T>(work: Promise<T>) => work.catch((cause: unknown) => cause);
const place = (factory: IDBFactory) => ({
  factory,
  name: 'a',
  create: (database: IDBDatabase) => void database.createObjectStore('s'),
});

/** Creates a database with one transaction, whose end the test controls. */
function oneTransaction(error: DOMException | null = null) {
  const transaction = { error, abort: vi.fn() } as unknown as IDBTransaction;
  const connection = { close: vi.fn(), transaction: () => transaction };
  const factory = {
    open() {
      const request: { result: unknown; onsuccess?: () => void } = { result: connection };
      queueMicrotask(() => request.onsuccess?.());
      return request;
    },
  } as unknown as IDBFactory;
  return { factory, connection, transaction };
}

describe('a transaction', () => {
  it.each([
    ['aborts it', false, 1],
    ['leaves it running where it must be completed', true, 0],
  ])('rejects at the deadline without an answer, closes, and %s', async (_, isKept, aborts) => {
    const { factory, connection, transaction } = oneTransaction();
    const outcome = outcomeOf(inDatabase(place(factory), 'readwrite', 's', never, isKept));
    await vi.advanceTimersByTimeAsync(DATABASE_DEADLINE - 1);
    expect(connection.close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBeInstanceOf(DatabaseTimeout);
    expect(transaction.abort).toHaveBeenCalledTimes(aborts);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.close).toHaveBeenCalledOnce();
  });

  it('rejects at the deadline even if it can no longer be aborted', async () => {
    const { factory, transaction } = oneTransaction();
    vi.mocked(transaction.abort).mockImplementation(() => {
      throw new DOMException('It is being committed', 'InvalidStateError');
    });
    const outcome = outcomeOf(inDatabase(place(factory), 'readwrite', 's', async () => 'done'));
    await vi.advanceTimersByTimeAsync(DATABASE_DEADLINE);
    expect(await outcome).toBeInstanceOf(DatabaseTimeout);
  });

  it.each(['QuotaExceededError', 'AbortError'])('rejects with its %s', async (name) => {
    const { factory, transaction } = oneTransaction(new DOMException('No', name));
    const outcome = outcomeOf(inDatabase(place(factory), 'readwrite', 's', never));
    await vi.advanceTimersByTimeAsync(0);
    transaction.onabort?.(new Event('abort'));
    expect(await outcome).toMatchObject({ name });
  });

  it('writes nothing if its action fails', async () => {
    const factory = new IDBFactory();
    const write = inDatabase(place(factory), 'readwrite', 's', async (transaction) => {
      transaction.objectStore('s').put(1, 'one');
      transaction.objectStore('s').put(() => {}, 'two');
    });
    expect(await outcomeInTime(write)).toMatchObject({ name: 'DataCloneError' });
    const read = inDatabase(place(factory), 'readonly', 's', (transaction) =>
      resultOf(transaction.objectStore('s').get('one')),
    );
    expect(await outcomeInTime(read)).toBeUndefined();
  });
});

describe('opening', () => {
  it('rejects at the deadline if another tab blocks it, and closes a late connection', async () => {
    const close = vi.fn();
    const request = { result: { close } } as unknown as IDBOpenDBRequest;
    const factory = { open: () => request } as unknown as IDBFactory;
    const outcome = outcomeOf(inDatabase(place(factory), 'readwrite', 's', never));
    request.onblocked?.(new Event('blocked') as IDBVersionChangeEvent);
    await vi.advanceTimersByTimeAsync(DATABASE_DEADLINE);
    expect(await outcome).toBeInstanceOf(DatabaseTimeout);
    request.onsuccess?.(new Event('success'));
    await vi.advanceTimersByTimeAsync(0);
    expect(close).toHaveBeenCalledOnce();
  });

  it('leaves no connection open that would block clearing the site’s data', async () => {
    const factory = new IDBFactory();
    const write = inDatabase(place(factory), 'readwrite', 's', async () => {});
    await outcomeInTime(write);
    await outcomeInTime(resultOf(factory.deleteDatabase('a')));
    expect(await factory.databases()).toEqual([]);
  });
});
