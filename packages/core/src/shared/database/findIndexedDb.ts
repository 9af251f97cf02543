/** This device's IndexedDB, if it has one. In a sandboxed frame, reading the property throws. */
export function findIndexedDb(): IDBFactory | undefined {
  try {
    return (globalThis as { readonly indexedDB?: IDBFactory }).indexedDB;
  } catch {
    return undefined;
  }
}
