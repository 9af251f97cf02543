import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Returns a request that is never answered. */
const silent = () => ({});

const silentStore = {
  get: silent,
  getAll: silent,
  getAllKeys: silent,
  put: silent,
  delete: silent,
  clear: silent,
  index: () => silentStore,
};

function silentConnection() {
  return {
    close() {},
    transaction: (_: unknown, mode: IDBTransactionMode) => ({
      mode,
      error: null,
      abort() {},
      objectStore: () => silentStore,
    }),
  };
}

/** Databases that never answer. */
export const silentDatabases = {
  'never opens': () => ({ open: silent }) as unknown as IDBFactory,
  'never answers a request': () =>
    ({
      open() {
        const request: { result: unknown; onsuccess?: () => void } = { result: silentConnection() };
        queueMicrotask(() => request.onsuccess?.());
        return request;
      },
    }) as unknown as IDBFactory,
} satisfies Record<string, () => IDBFactory>;

/**
 * Creates a working database that, while `isMute`, never reports completion of a write after the first `skip`
 * ones. WebKit does this with a transaction that it was committing when the page went to sleep.
 */
export function muteDatabase(skip = 0) {
  const factory = new IDBFactory();
  const state = { factory, isMute: true };
  const open = factory.open.bind(factory);
  let writes = 0;
  function mute(transaction: IDBTransaction): IDBTransaction {
    if (transaction.mode === 'readonly' || !state.isMute) return transaction;
    writes += 1;
    if (writes > skip) Object.defineProperty(transaction, 'oncomplete', { set() {} });
    return transaction;
  }
  factory.open = (...args) => {
    const request = open(...args);
    request.addEventListener('success', () => {
      const database = request.result;
      const begin = database.transaction.bind(database);
      database.transaction = (...which) => mute(begin(...which));
    });
    return request;
  };
  return state;
}

/** Lets fake-indexeddb answer: it uses `setImmediate`, which the fake clock does not control. */
export async function answerRequests(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/**
 * Resolves with the result of a promise or the reason of its rejection, while the fake clock passes the
 * deadlines.
 */
export async function outcomeInTime(work: Promise<unknown>): Promise<unknown> {
  let isOver = false;
  const outcome = work
    .catch((cause: unknown) => cause)
    .finally(() => {
      isOver = true;
    });
  for (let seconds = 0; seconds < 100 && !isOver; seconds += 1) {
    await answerRequests();
    if (!isOver) await vi.advanceTimersByTimeAsync(1_000);
  }
  if (!isOver) throw new Error('It is still waiting');
  return outcome;
}
