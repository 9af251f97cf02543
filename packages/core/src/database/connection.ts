import { DatabaseTimeout, inTransaction, openDatabase } from './database.ts';

/** A connection to one database: opened by its first use, and again by the next one after it was lost. */
export interface Connection {
  /**
   * False, for good, where the browser refuses a database (private mode, sandboxed frame). Rejects where it does not
   * answer, and where it had opened it before: what is kept there is then out of reach, and not absent.
   */
  isAllowed(): Promise<boolean>;
  /** A transaction on these stores, as `inTransaction` runs it; the browser's changes are on the disk when it resolves. */
  transact<T>(
    mode: IDBTransactionMode,
    stores: string | string[],
    action: (transaction: IDBTransaction) => Promise<T>,
    isKept?: boolean,
  ): Promise<T>;
  /** What is under way is still completed. */
  close(): void;
}

export function createConnection(
  factory: IDBFactory | undefined,
  name: string,
  create: (database: IDBDatabase) => void,
): Connection {
  let opening: Promise<IDBDatabase> | null = null;
  let isRefused = !factory;
  let wasOpen = false;

  function drop(lost: Promise<IDBDatabase> | null): void {
    if (opening === lost) opening = null;
    lost?.then((database) => database.close()).catch(() => {});
  }
  async function open(): Promise<IDBDatabase> {
    if (!factory || isRefused) throw new Error('No IndexedDB');
    opening ??= openDatabase(factory, name, create);
    const mine = opening;
    try {
      const database = await mine;
      wasOpen = true;
      // The browser closes it: its storage process ended, or the data of the site are being cleared.
      database.onclose = database.onversionchange = () => drop(mine);
      return database;
    } catch (cause) {
      drop(mine);
      isRefused = !wasOpen && !(cause instanceof DatabaseTimeout);
      throw cause;
    }
  }
  return {
    async isAllowed() {
      if (!isRefused)
        await open().catch((cause) => {
          if (!isRefused) throw cause;
        });
      return !isRefused;
    },
    async transact(mode, stores, action, isKept) {
      // `strict`: complete means on the disk. Local storage would lose the last seconds when the app is killed.
      const begin = async () => (await open()).transaction(stores, mode, { durability: 'strict' });
      const first = await begin().catch((cause) => {
        if (cause instanceof DatabaseTimeout) throw cause;
        // Closed without a word (`InvalidStateError`), as phones do while a page sleeps: it is opened anew once.
        drop(opening);
        return begin();
      });
      try {
        return await inTransaction(first, action, isKept);
      } catch (cause) {
        drop(opening);
        throw cause;
      }
    },
    close: () => drop(opening),
  };
}
