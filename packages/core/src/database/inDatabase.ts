import { SECOND } from '../format/duration.ts';

/**
 * How long one wait for IndexedDB lasts, in ms: for opening it, and for a transaction. A cold, busy phone needs a few
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

const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DatabaseTimeout()), DATABASE_DEADLINE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended, or is being committed.
  }
}

/** Version 1 of a database; `create` makes its stores. */
export interface Place {
  readonly factory: IDBFactory;
  readonly name: string;
  create(database: IDBDatabase): void;
  /** Set when it is opened for the first time. */
  wasOpen?: boolean;
}

/** A transaction on these stores. `isKept`: it is left running where it is late. */
export type Access = <T>(
  mode: IDBTransactionMode,
  stores: string | string[],
  action: (transaction: IDBTransaction) => Promise<T>,
  isKept?: boolean,
) => Promise<T>;

/**
 * Opens the database, runs `action` in a transaction, and resolves with its result when the browser has completed it. Each
 * access has a connection of its own: one that stays open is lost while a page sleeps, without a word, and blocks those
 * who clear the data of the site. While another tab blocks the opening, it waits until the deadline.
 *
 * Rejects with a `DatabaseTimeout` at the deadline, and with the reason where the transaction is aborted
 * (`QuotaExceededError`, `AbortError`). What rejects is aborted, so that a write that was called failed is not completed
 * later; only one that the browser is already committing may be. Asynchronous, because a sandboxed frame throws at the
 * mere asking.
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
    // `strict`: complete means on the disk. Local storage would lose the last seconds when the app is killed.
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
    // Also one that comes too late. What runs in it is completed before.
    opening.then((database) => database.close()).catch(() => {});
  }
}
