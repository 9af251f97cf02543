/** This device's database, where it has one. In a sandboxed frame, reading the property already throws. */
export function findIndexedDb(): IDBFactory | undefined {
  try {
    return (globalThis as { readonly indexedDB?: IDBFactory }).indexedDB;
  } catch {
    return undefined;
  }
}
