import pg from 'pg';
import { openPglite } from '../../examples/reference-api/src/database/open.ts';
import type { Step } from './statements.ts';

/** A database that is queried directly, without the API. */
export interface Bare {
  run(steps: readonly Step[]): Promise<void>;
  close(): Promise<void>;
}

export function barePostgres(connectionString: string): Bare {
  // The pool size of the server.
  const pool = new pg.Pool({ connectionString, max: 12 });
  return {
    async run(steps) {
      for (const [first, ...rest] of steps) {
        if (!first) continue;
        if (rest.length === 0) {
          await pool.query(first.text, [...first.values]);
          continue;
        }
        const client = await pool.connect();
        try {
          await client.query('begin');
          for (const { text, values } of [first, ...rest]) await client.query(text, [...values]);
          await client.query('commit');
        } finally {
          client.release();
        }
      }
    },
    close: () => pool.end(),
  };
}

export async function barePglite(folder: string): Promise<Bare> {
  const client = await openPglite({ dataDir: folder });
  return {
    async run(steps) {
      for (const [first, ...rest] of steps) {
        if (!first) continue;
        if (rest.length === 0) await client.query(first.text, [...first.values]);
        else
          await client.transaction(async (tx) => {
            for (const { text, values } of [first, ...rest]) await tx.query(text, [...values]);
          });
      }
    },
    close: () => client.close(),
  };
}
