import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { findPgBouncer } from '../../../../scripts/servers.mjs';
import { freePort } from './freePort.helper.ts';

export interface PgBouncer {
  /** The URL of a database through the pooler. */
  readonly urlOf: (database: string) => string;
  stop(): Promise<void>;
}

/** Fewer connections than a server's pool has, so that its transactions share them. */
const CONNECTIONS = 4;

/** Debian's default configuration, except for the target, and for the pool mode `transaction`. */
const configuration = (target: number, port: number, users: string) => `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
${process.getuid?.() === 0 ? 'user = postgres' : ''}
`;

/** Starts a PgBouncer in front of this PostgreSQL. */
export async function startPgBouncer(postgresUrl: string): Promise<PgBouncer> {
  const found = findPgBouncer();
  if (!found) throw new Error('There is no PgBouncer.');
  const target = Number(new URL(postgresUrl).port);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'oja-pgbouncer-'));
  // It reads both files as an unprivileged user.
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users');
  writeFileSync(users, '"oja" ""\n');
  writeFileSync(file, configuration(target, port, users));
  const env = { ...process.env, LD_LIBRARY_PATH: found.libraries };
  const child = spawn(found.program, [file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const gone = once(child, 'exit');
  const urlOf = (database: string) => database.replace(`:${target}/`, `:${port}/`);
  const answers = async () => {
    const client = new pg.Client({ connectionString: urlOf(postgresUrl) });
    await client.connect();
    await client.end();
  };
  await Promise.race([
    vi.waitFor(answers, { timeout: 60_000, interval: 50 }),
    gone.then(() => {
      throw new Error(`PgBouncer ended at once: ${said}`);
    }),
  ]);
  return {
    urlOf,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
