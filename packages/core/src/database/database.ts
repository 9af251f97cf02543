import { type Access, DatabaseTimeout, inDatabase, type Place } from './inDatabase.ts';

/** A database of this device, as far as the browser allows one. */
export interface Database {
  readonly access: Access;
  /**
   * Gives a function that runs an action on `durable`, and on `memory`, for good, where the browser refuses a database
   * (private mode, sandboxed frame). It rejects where the browser does not answer, and where it had opened the database
   * before: what is kept there is then out of reach, and not absent.
   */
  orElse<S>(durable: S, memory: S): <T>(action: (storage: S) => Promise<T>) => Promise<T>;
}

export function createDatabase(place: Place): Database {
  let isRefused = false;
  return {
    async access(...how) {
      const run = () => inDatabase(place, ...how);
      return run().catch((cause) => {
        // The browser closed the connection before the transaction began: it is opened once more.
        if (place.wasOpen && cause?.name === 'InvalidStateError') return run();
        isRefused ||= !(place.wasOpen || cause instanceof DatabaseTimeout);
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
