/** Where preferences are kept. Nothing here throws: storage may be blocked, full, or hold junk. */
export interface PreferencesStorage {
  read(): string | null;
  write(json: string): void;
}

/** Kept for as long as the page lives: Node, tests, and pages where storage is blocked. */
export function memoryPreferencesStorage(kept: string | null = null): PreferencesStorage {
  let json = kept;
  return {
    read: () => json,
    write(written) {
      json = written;
    },
  };
}
