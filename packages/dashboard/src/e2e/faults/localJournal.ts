/**
 * Mutant, run inside a page before the app: an IndexedDB that stores the journal in local storage, which loses its last
 * seconds when the browser is killed. Implements only what the journal uses.
 */
export function installLocalJournal(): void {
  const KEY = 'fault-run-journal';
  type Line = { readonly key: string; readonly agentId: string };
  const load = (): Record<string, Line> => JSON.parse(localStorage.getItem(KEY) ?? '{}');
  const save = (lines: Record<string, Line>) => localStorage.setItem(KEY, JSON.stringify(lines));
  const request = <T>(work: () => T) => {
    const asked: { result?: T; onsuccess: (() => void) | null } = { onsuccess: null };
    queueMicrotask(() => {
      asked.result = work();
      asked.onsuccess?.();
    });
    return asked;
  };
  const change = (work: (lines: Record<string, Line>) => void) =>
    request(() => {
      const lines = load();
      work(lines);
      save(lines);
    });
  const store = {
    put: (line: Line) =>
      change((lines) => {
        lines[line.key] = line;
      }),
    delete: (key: string) =>
      change((lines) => {
        delete lines[key];
      }),
    get: (key: string) => request(() => load()[key]),
    getAll: () => request(() => Object.values(load())),
    index: () => ({
      getAll: (agentId: string) =>
        request(() => Object.values(load()).filter((line) => line.agentId === agentId)),
    }),
  };
  const transaction = () => ({
    objectStore: () => store,
    set oncomplete(done: () => void) {
      setTimeout(done, 20);
    },
  });
  const database = { transaction, close() {}, objectStoreNames: { contains: () => true } };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: () => request(() => database) } });
}
