/** Stores one text. Never throws: storage may be blocked, full, or have invalid content. */
export interface TextStorage {
  read(): string | null;
  write(text: string): void;
}

/** Keeps a text in memory while the page lives: for Node, tests, and pages where storage is blocked. */
export function createMemoryTextStorage(initial: string | null = null): TextStorage {
  let stored = initial;
  return {
    read: () => stored,
    write(text) {
      stored = text;
    },
  };
}

/** Parses the stored JSON; `null` if it is missing or invalid. */
export function parseStored(storage: TextStorage): unknown {
  try {
    return JSON.parse(storage.read() ?? '');
  } catch {
    return null;
  }
}
