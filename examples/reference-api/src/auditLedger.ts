import { databaseKind } from './database/open.ts';
import { openPool } from './database/postgresPool.ts';
import { digestLedger } from './ledger/digest.ts';
import { openLedgerHandle } from './ledger/handle.ts';

// `npm run ledger`: checks the ledger of DATABASE_URL and prints a digest to compare with another database, such as a
// restored one. Read-only, runs no migrations. Exits with 1 if it finds a fault.
const url = process.env['DATABASE_URL'] ?? '';
if (databaseKind(url || 'memory://') !== 'postgres') {
  console.error('Set DATABASE_URL to the database to check: postgres://…');
  process.exit(1);
}
const { db, pool } = openPool(url, 'none');
try {
  const figures = await digestLedger(db);
  const faults = await openLedgerHandle(db).audit();
  console.log(JSON.stringify({ ...figures, faults }));
  if (figures.sum !== '0' || faults.length > 0) process.exitCode = 1;
} finally {
  await pool.end();
}
