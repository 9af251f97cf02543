import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** The permissions of group and others. */
const OTHERS = 0o077;

/** The functions of Emscripten's file system that create files and set their permissions. */
interface NodeOps {
  mknod(parent: unknown, name: string, mode: number, dev: number): unknown;
  setattr(node: unknown, attributes: { readonly mode?: number | null }): void;
}

/**
 * PGlite creates its files with mode 0666, past the umask. Here each file is private to this user from its creation.
 */
class PrivateFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options);
    const { preRun = [], ...rest } = made.emscriptenOpts;
    return { ...made, emscriptenOpts: { ...rest, preRun: [keepPrivate, ...preRun] } };
  }
}

function keepPrivate(module: object): void {
  const { node_ops: ops } = (module as { readonly NODEFS: { readonly node_ops: NodeOps } }).NODEFS;
  const { mknod, setattr } = ops;
  ops.mknod = (parent, name, mode, dev) => mknod(parent, name, mode & ~OTHERS, dev);
  ops.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, typeof mode === 'number' ? { ...attributes, mode: mode & ~OTHERS } : attributes);
  };
}

/**
 * Opens the files of an embedded database in a folder, private to this user. Repairs the permissions of an older
 * folder, whose files every user of the machine could write.
 */
export async function openPrivateFolder(folder: string): Promise<NodeFS> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await mend(folder);
  return new PrivateFiles(folder);
}

async function mend(folder: string): Promise<void> {
  await chmod(folder, PRIVATE_FOLDER);
  for (const { name } of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, name);
    const found = await lstat(path);
    if (found.isDirectory()) await mend(path);
    else if (found.isFile() && (found.mode & OTHERS) !== 0) await chmod(path, PRIVATE_FILE);
  }
}
