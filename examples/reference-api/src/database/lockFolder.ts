/// <reference path="./fsNativeExtensions.d.ts" />
import { closeSync, constants, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { type LockHolder, type Machine, parseHolder, thisMachine } from './lockHolder.ts';

/** In the folder itself, so that two containers that mount the folder at different paths share one file. */
export const LOCK_FILE = 'oja.lock';

/** The locked byte is far behind the text: on Windows a locked part of a file can't be read. */
const LOCKED_BYTE = 1024 * 1024;

/**
 * Locks the folder of the embedded database for this process: a second process on the same folder would destroy the
 * data. The kernel holds the lock on a file in the folder. The lock ends with the process in any case and does not
 * depend on process ids, which containers share. The text of the file only tells a person who holds the folder.
 * Resolves with the function that releases the lock. Rejects, with a sentence for the operator, if another server
 * holds the folder or may hold it.
 *
 * The file is never deleted: a server that had just opened it would lock a file that no other server finds.
 */
export async function lockFolder(
  folder: string,
  machine: Machine = thisMachine,
): Promise<() => Promise<void>> {
  refuseOlderLock(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(resolve(folder), LOCK_FILE);
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    takeLock(fd, folder, file);
    await refuseOtherMachine(folder, file, machine);
    write(fd, JSON.stringify(machine.holder()));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return async () => {
    write(fd, '');
    closeSync(fd);
  };
}

function write(fd: number, text: string): void {
  ftruncateSync(fd);
  writeSync(fd, text, 0);
}

const describeHolder = ({ pid, host, since }: LockHolder) => `process ${pid} on ${host}, since ${since}`;

function takeLock(fd: number, folder: string, file: string): void {
  let isOurs: boolean;
  try {
    isOurs = tryLock(fd, LOCKED_BYTE, 1);
  } catch (cause) {
    throw new Error(
      `The file system of ${folder} can’t lock a file, so two servers could destroy the data. Set OJA_DATA_DIR to a folder on a disk of this machine.`,
      { cause },
    );
  }
  if (isOurs) return;
  const holder = parseHolder(readFileSync(file, 'utf8'));
  const who = holder ? ` (${describeHolder(holder)})` : '';
  throw new Error(
    `The data in ${folder} is in use by another server${who}. Stop that server, or set OJA_DATA_DIR to another folder.`,
  );
}

/**
 * A network file system may not share its locks between machines. There, a text that another machine left
 * behind means that its server was killed or is still running.
 */
async function refuseOtherMachine(folder: string, file: string, machine: Machine): Promise<void> {
  const left = parseHolder(readFileSync(file, 'utf8'));
  const { host, boot } = machine.holder();
  const isOther = left !== undefined && left.host !== host && (left.boot === null || left.boot !== boot);
  if (!isOther || (await machine.isLocal(folder))) return;
  throw new Error(
    `The data in ${folder} may be in use by a server on another machine (${describeHolder(left)}). If that server has ended, delete ${file} and start again. If not, stop it, or set OJA_DATA_DIR to another folder.`,
  );
}

/**
 * Earlier versions kept a process id beside the folder. It can't tell whether a process in another container
 * is alive.
 */
function refuseOlderLock(folder: string): void {
  const file = `${resolve(folder)}.lock`;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return;
  throw new Error(
    `The data in ${folder} may be in use by a server of an earlier version, which left ${file}. If that server has ended, delete the file and start again.`,
  );
}
