import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** True when a process of that id runs on this machine. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The locks of this process: its id in a file alone can be that of a killed process (in a container it is always 1). */
const ours = new Set<string>();

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/**
 * The embedded database belongs to one process: a second one over the same folder would destroy it. Keeps a file with
 * our process id beside the folder; one that a killed process left behind counts for nothing. Gives back the unlock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${resolve(folder)}.lock`;
  await mkdir(dirname(file), { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      // "wx" is the lock: of two that start at once one makes the file.
      await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (!isTaken(error) || attempt > 2) throw error;
      await refuseHeld(folder, file);
      await rm(file, { force: true });
    }
  }
  ours.add(file);
  return async () => {
    ours.delete(file);
    await rm(file, { force: true });
  };
}

async function refuseHeld(folder: string, file: string): Promise<void> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  const isHeld = holder === process.pid ? ours.has(file) : holder > 0 && runs(holder);
  if (!isHeld) return;
  throw new Error(
    `The data in ${folder} is in use by another server (process ${holder}). Stop it, or set OJA_DATA_DIR. If it is no server of yours, delete ${file}.`,
  );
}
