/** Stores one text. Never throws: storage may be blocked, full, or hold junk. */
export interface TextStorage {
  read(): string | null;
  write(text: string): void;
}

/** In memory, for as long as the page lives: Node, tests, and pages where storage is blocked. */
export function createMemoryTextStorage(initial: string | null = null): TextStorage {
  let stored = initial;
  return {
    read: () => stored,
    write(text) {
      stored = text;
    },
  };
}

/** The JSON that is stored; null where there is none, or junk. */
export function parseStored(storage: TextStorage): unknown {
  try {
    return JSON.parse(storage.read() ?? '');
  } catch {
    return null;
  }
}
