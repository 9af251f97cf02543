import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, startHost } from '../testing/processes.helper.ts';

/** Room for a newly seeded embedded database and a little more, in MB. */
const SIZE_MB = 128;

/** A host process for servers on a small separate file system. */
export interface SmallDisk {
  readonly host: Host;
  /** The path of the file system within the host. */
  readonly folder: string;
  /** Fills the remaining space. */
  fill(): void;
  /** Frees the space again. */
  clear(): void;
  /** Copies the content to a folder that outlives the host. Returns its path. */
  keep(): string;
  remove(): void;
}

/**
 * An in-memory file system in the host's own mount namespace. Needs Linux, and root or user namespaces. The test
 * accesses it through /proc.
 */
export function createSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'oja-small-'));
  const mount = `mount -t tmpfs -o size=${SIZE_MB}m tmpfs '${folder}' && exec "$@"`;
  const host = startHost({
    command: 'unshare',
    args: ['--map-root-user', '--mount', 'sh', '-c', mount, 'sh'],
  });
  const seen = `/proc/${host.child.pid}/root${folder}`;
  const filler = join(seen, 'filler');
  const kept = mkdtempSync(join(tmpdir(), 'oja-kept-'));
  return {
    host,
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(seen);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    clear: () => rmSync(filler),
    keep() {
      const copy = join(kept, 'data');
      mkdirSync(copy);
      cpSync(join(seen, 'data'), copy, { recursive: true });
      return copy;
    },
    remove() {
      for (const path of [folder, kept]) rmSync(path, { recursive: true, force: true });
    },
  };
}
