import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import * as v from 'valibot';

const holderSchema = v.object({
  pid: v.number(),
  host: v.string(),
  /**
   * Changes at each start of the kernel and is the same in all its containers; `null` if the system has none.
   */
  boot: v.nullable(v.string()),
  /** ISO 8601. */
  since: v.string(),
});

/** The process that holds a folder. */
export type LockHolder = v.InferOutput<typeof holderSchema>;

/** Returns `undefined` for a text that is empty or only partly written. */
export function parseHolder(text: string): LockHolder | undefined {
  try {
    return v.parse(holderSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The facts about this machine that the lock depends on. */
export interface Machine {
  /** Describes this process as the holder from now on. */
  holder(): LockHolder;
  /** True if a single kernel manages all locks of the folder's file system. */
  isLocal(folder: string): Promise<boolean>;
}

/**
 * The magic numbers of file systems that only one kernel mounts at a time (statfs(2), linux/magic.h): ext4, xfs, btrfs,
 * tmpfs, overlayfs, f2fs, zfs, bcachefs.
 */
const LOCAL_KINDS = [
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0xf2f52010, 0x2fc12fc1, 0xca451a4e,
];

function readBoot(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

export const thisMachine: Machine = {
  holder: () => ({
    pid: process.pid,
    host: hostname(),
    boot: readBoot(),
    since: new Date().toISOString(),
  }),
  isLocal: async (folder) => {
    // macOS and Windows ask the file server of a network folder for the lock, and run no containers on their own
    // kernel.
    if (process.platform !== 'linux') return true;
    // The magic number has 32 bits; some systems return it as a signed number.
    return LOCAL_KINDS.includes((await statfs(folder)).type >>> 0);
  },
};
