import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** True when a process of that id runs on this machine. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The embedded database belongs to one process: a second one over the same folder would destroy it. Keeps a file with
 * our process id beside the folder; one that a killed process left behind counts for nothing. Gives back the unlock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/\/+$/, '')}.lock`;
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && runs(holder)) {
    throw new Error(
      `The data in ${folder} is in use by another server (process ${holder}). Stop it, or set OJA_DATA_DIR. If it is no server of yours, delete ${file}.`,
    );
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
