import type { PersistedClient, Persister } from '@tanstack/query-persist-client-core';

const KEY = 'reactQuery';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open('keyval-store');
  opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
  return settled(opening);
}

/** The persister of TanStack's guide ("Building a Persister"): one IndexedDB key, written on every change. */
export async function createIndexedDbPersister(): Promise<Persister> {
  const database = await openStore();
  const store = (mode: IDBTransactionMode) => database.transaction('keyval', mode).objectStore('keyval');
  return {
    persistClient: async (client) => {
      await settled(store('readwrite').put(client, KEY));
    },
    restoreClient: () => settled<PersistedClient | undefined>(store('readonly').get(KEY)),
    removeClient: async () => {
      await settled(store('readwrite').delete(KEY));
    },
  };
}
