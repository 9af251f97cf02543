/** Declares the one function that this project uses: the library ships no types. */
declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive lock of `length` bytes of the open file, starting at `offset`. Returns `false` if another open
   * file holds it. The kernel releases it when the file is closed, also when the process ends. Throws if the file
   * system has no locks.
   */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
