/** What of the library is used: it brings no types. */
declare module 'fs-native-extensions' {
  /**
   * Takes an exclusive lock of `length` bytes of the open file, from `offset` on; false where another open file has it.
   * The kernel gives it back when the file is closed, also by the end of the process. Throws where the file system has no
   * locks.
   */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
