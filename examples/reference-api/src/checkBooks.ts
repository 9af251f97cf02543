import { databaseKind } from './database/databaseKind.ts';
import { openPool } from './database/postgresPool.ts';
import { digestLedger } from './ledger/digest.ts';
import { openLedgerHandle } from './ledger/handle.ts';

// `npm run ledger`: whether the books of DATABASE_URL are right, and their digest to compare with another database's,
// such as a restored one. It changes nothing and migrates nothing; code 1 where something is wrong.
const url = process.env['DATABASE_URL'] ?? '';
if (databaseKind(url || 'memory://') !== 'postgres') {
  console.error('Set DATABASE_URL to the database that is to be looked at, postgres://…');
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
