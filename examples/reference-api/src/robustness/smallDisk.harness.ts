import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, startHost } from '../testing/processes.harness.ts';

/** Room for an embedded database that was just seeded, and some more, in MB. */
const SIZE_MB = 128;

/** A process for servers with a small file system of its own. */
export interface SmallDisk {
  readonly host: Host;
  /** Where the file system is, for the host. */
  readonly folder: string;
  /** Takes all of the room that is left. */
  fill(): void;
  /** Gives it back. */
  clear(): void;
  /** Copies what is on it to a folder that outlives the host, and gives its name. */
  keep(): string;
  remove(): void;
}

/**
 * A file system in memory, in a mount namespace of the host's own: it needs Linux, and root or user namespaces. The
 * test reaches it through /proc.
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
