declare global {
  interface Window {
    /** What the build calls in the place of `import('./file.js')`. */
    ojaImport?: ImportFile;
  }
}

/** `load` is the import itself, which has to stand in the file that asks: the name is relative to it. */
type ImportFile = (load: (file: string) => Promise<unknown>, file: string) => Promise<unknown>;

/**
 * Imports files by name, each again by another address after it failed: a browser may remember for the life of a page
 * that a module did not come, and would say so without asking.
 */
export function createImportFile(): ImportFile {
  const failures = new Map<string, number>();
  return async (load, file) => {
    const failed = failures.get(file) ?? 0;
    try {
      return await load(failed ? `${file}?again=${failed}` : file);
    } catch (problem) {
      failures.set(file, failed + 1);
      throw problem;
    }
  };
}
