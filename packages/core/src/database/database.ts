import { SECOND } from '../format/duration.ts';

/**
 * How long one wait for IndexedDB lasts, in ms: for opening it, and for each transaction. A cold, busy phone needs a few
 * seconds. An old WebView, or WebKit after back navigation or a long sleep, may never answer, while a person waits at Buy.
 */
export const DATABASE_DEADLINE = 10 * SECOND;

/** IndexedDB gave no answer within `DATABASE_DEADLINE`. */
export class DatabaseTimeout extends Error {}

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Rejects with a `DatabaseTimeout` after the deadline, and calls `giveUp` then. */
function inTime<T>(work: Promise<T>, giveUp: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(new DatabaseTimeout());
    }, DATABASE_DEADLINE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Opens version 1 of a database; `create` makes its stores. Asynchronous, because a sandboxed frame throws at the mere
 * asking. While another tab blocks the opening, as one that clears site data does, it waits until the deadline. A
 * connection that comes later is closed.
 */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => create(request.result);
  const opening = resultOf(request);
  const database = await inTime(opening, () => {
    opening.then((late) => late.close()).catch(() => {});
  });
  // Closes at once: an open connection would block a deletion or an upgrade of the database.
  database.onversionchange = () => database.close();
  return database;
}

/**
 * Runs `action` in a transaction that has begun, and resolves with its result: for a read when it is there, for a write
 * when it is on the disk. Rejects with the reason where the transaction is aborted (`QuotaExceededError`, `AbortError`).
 * At the deadline it is aborted too, so that a write that was called failed is not completed later; only one that the
 * browser is already committing may be. `isKept`: it is left running instead.
 */
export function inTransaction<T>(
  transaction: IDBTransaction,
  action: (transaction: IDBTransaction) => Promise<T>,
  isKept = false,
): Promise<T> {
  function abort(): void {
    try {
      transaction.abort();
    } catch {
      // It has ended, or is being committed.
    }
  }
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('Aborted'));
  });
  const work = action(transaction);
  // What fails without a failed request, such as a value that can't be stored, aborts nothing by itself.
  work.catch(abort);
  const isRead = transaction.mode === 'readonly';
  const whole = isRead ? Promise.race([work, ended]) : ended;
  return inTime(
    Promise.all([work, whole]).then(([result]) => result),
    () => isKept || abort(),
  );
}
