import { type Access, inDatabase, type Place } from './inDatabase.ts';

/** A database of this device, with a fallback for browsers that refuse one. */
export interface Database {
  readonly access: Access;
  /**
   * Returns a function that runs an action on `durable`. It runs on `memory`, from then on, if the browser
   * refuses a database (private mode, sandboxed frame). It rejects if the browser does not answer, and if a
   * database that was opened before can't be opened: its data is unreachable then, not absent.
   */
  orElse<S>(durable: S, memory: S): <T>(action: (storage: S) => Promise<T>) => Promise<T>;
}

/**
 * The names of errors that mean that the browser allows no database (sandboxed frame, private mode). The
 * errors of a broken or full disk (`UnknownError`, `QuotaExceededError`) are not among them: the disk may
 * hold open purchases.
 */
const REFUSALS: readonly unknown[] = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

export function createDatabase(place: Place): Database {
  let isRefused = false;
  return {
    async access(...how) {
      const run = () => inDatabase(place, ...how);
      return run().catch((cause) => {
        // The browser closed the connection before the transaction began, so it is opened once more.
        if (place.wasOpen && cause?.name === 'InvalidStateError') return run();
        isRefused ||= !place.wasOpen && REFUSALS.includes(cause?.name);
        throw cause;
      });
    },
    orElse: (durable, memory) => async (action) => {
      if (!isRefused)
        try {
          return await action(durable);
        } catch (cause) {
          if (!isRefused) throw cause;
        }
      return action(memory);
    },
  };
}
