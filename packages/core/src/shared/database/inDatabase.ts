import { SECOND } from '../../format/duration.ts';

/**
 * The longest wait for IndexedDB, in ms: for opening it, and again for a transaction. A cold, busy phone
 * needs a few seconds. An old WebView, or WebKit after back navigation or a long sleep, may never answer,
 * while a person waits at Buy.
 */
export const DATABASE_DEADLINE = 10 * SECOND;

/** IndexedDB gave no answer within `DATABASE_DEADLINE`. */
export class DatabaseTimeout extends Error {}

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseTimeout()), DATABASE_DEADLINE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has ended or is being committed.
  }
}

/** Version 1 of a database. `create` makes its stores. */
export interface Place {
  readonly factory: IDBFactory;
  readonly name: string;
  create(database: IDBDatabase): void;
  /** Set when the database is opened for the first time. */
  wasOpen?: boolean;
}

/**
 * Runs an action in a transaction on these stores. `isKept` leaves the transaction running after the
 * deadline.
 */
export type Access = <T>(
  mode: IDBTransactionMode,
  stores: string | string[],
  action: (transaction: IDBTransaction) => Promise<T>,
  isKept?: boolean,
) => Promise<T>;

/**
 * Opens the database, runs `action` in a transaction, and resolves with its result once the browser has completed the
 * transaction. Each access has its own connection: an open connection is lost without a signal while a page sleeps, and
 * blocks a person who clears the site's data. If another tab blocks the opening, it waits until the deadline.
 *
 * Rejects with a `DatabaseTimeout` at the deadline, and with the reason if the transaction is aborted
 * (`QuotaExceededError`, `AbortError`). Aborts a rejected transaction, so that a write that was reported as failed is
 * not completed later, unless the browser is already committing it. Asynchronous, because a sandboxed frame throws as
 * soon as IndexedDB is accessed.
 */
export async function inDatabase<T>(
  place: Place,
  mode: IDBTransactionMode,
  stores: string | string[],
  action: (transaction: IDBTransaction) => Promise<T>,
  isKept?: boolean,
): Promise<T> {
  const request = place.factory.open(place.name, 1);
  request.onupgradeneeded = () => place.create(request.result);
  const opening = resultOf(request);
  try {
    const database = await inTime(opening);
    place.wasOpen = true;
    // `strict` completes once the data is on the disk. By default, the last seconds are lost if the app is killed.
    const transaction = database.transaction(stores, mode, { durability: 'strict' });
    const ended = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    try {
      const [result] = await inTime(Promise.all([action(transaction), ended]));
      return result;
    } catch (cause) {
      if (!isKept) abort(transaction);
      throw cause;
    }
  } finally {
    // Also closes a connection that opens after the deadline. `close` waits for running transactions.
    opening.then((database) => database.close()).catch(() => {});
  }
}
