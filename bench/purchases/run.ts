import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReferenceApi } from '../../examples/reference-api/src/index.ts';
import { type Postgres, startPostgres } from '../../examples/reference-api/src/testing/postgres.helper.ts';
import { startProcess } from '../../examples/reference-api/src/testing/processes.helper.ts';
import { keepResults, type ResultRows, round } from '../results.ts';
import { signIn } from '../signIn.ts';
import { barePglite, barePostgres } from './bare.ts';
import { buy } from './buyer.ts';
import { type Figures, figuresOf, type Measured, measure } from './measure.ts';
import { another, record, type Step } from './statements.ts';

// Purchases through the API, compared with the same statements on the bare database. All use one wallet, so they
// queue at its lock.
const CALLERS = [1, 10, 50];
const EACH_MS = Number(process.env['BENCH_MS'] ?? 4_000);
const TURNS = 4;
/** A balance that covers every purchase of a run: ₦1,000,000,000. */
const RICH = "update accounts set balance = 100000000000 where kind = 'wallet'";

const options = (database: string) =>
  ({
    mode: 'demo',
    port: 0,
    database,
    seed: 'catalogue',
    rateLimit: { requests: 1_000_000, windowMs: 60_000 },
  }) as const;

/** Records the statements of one purchase on PostgreSQL. `kept` holds the ids that do not belong to the sale. */
async function recordSale(database: string): Promise<{ steps: Step[]; kept: Set<unknown> }> {
  const api = await startReferenceApi(options(database));
  const { token } = await signIn(api.url);
  await buy(api.url, token);
  const steps = await record(() => buy(api.url, token));
  await api.close();
  // The first statement locks the wallet: "wallet:<agent>".
  const wallet = steps
    .flat()
    .flatMap(({ values }) => values.filter((value) => String(value).startsWith('wallet:')));
  return { steps, kept: new Set([String(wallet[0]).replace('wallet:', '')]) };
}

async function prepare(database: string): Promise<void> {
  const api = await startReferenceApi(options(database));
  await api.ledger.execute(RICH);
  await api.close();
}

type Work = () => Promise<void>;

/**
 * The figures of the API and of the bare database. They take turns, so that other load on the machine slows both
 * alike.
 */
async function measureBoth(api: Work, raw: Work): Promise<readonly (readonly [Figures, Figures])[]> {
  for (const work of [api, raw]) await measure(4, 500, work);
  const figures = [];
  for (const callers of CALLERS) {
    const [mine, theirs]: [Measured[], Measured[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      mine.push(await measure(callers, EACH_MS / TURNS, api));
      theirs.push(await measure(callers, EACH_MS / TURNS, raw));
    }
    figures.push([figuresOf(mine), figuresOf(theirs)] as const);
  }
  return figures;
}

const kept: Record<string, ResultRows[string]> = {};

function print(name: string, figures: readonly (readonly [Figures, Figures])[]): void {
  for (const [index, [mine, theirs]] of figures.entries()) {
    const cells = [
      name.padEnd(11),
      String(CALLERS[index]).padStart(7),
      mine.perSecond.toFixed(0).padStart(10),
      `${mine.p99.toFixed(0)} ms`.padStart(9),
      theirs.perSecond.toFixed(0).padStart(10),
      `${theirs.p99.toFixed(0)} ms`.padStart(9),
      (mine.perSecond / theirs.perSecond).toFixed(2).padStart(7),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    kept[`${name}, callers: ${CALLERS[index]}`] = {
      perSecond: round(mine.perSecond),
      p99: round(mine.p99),
      barePerSecond: round(theirs.perSecond),
      bareP99: round(theirs.p99),
      'perSecond / bare': round(mine.perSecond / theirs.perSecond),
      'p99 / bare': round(mine.p99 / theirs.p99),
    };
  }
}

/** Uses two databases with the same content: one behind the server, one queried directly. */
async function compare(
  name: string,
  databases: readonly [string, string],
  sale: Awaited<ReturnType<typeof recordSale>>,
) {
  for (const database of databases) await prepare(database);
  const [served, asked] = databases;
  const { child, url } = await startProcess(options(served));
  const raw = name === 'PGlite' ? await barePglite(asked) : barePostgres(asked);
  try {
    const { token } = await signIn(url);
    const buyOne = () => buy(url, token);
    print(name, await measureBoth(buyOne, () => raw.run(another(sale.steps, sale.kept))));
  } finally {
    child.kill();
    await raw.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'oja-bench-'));
let postgres: Postgres | undefined;
try {
  postgres = await startPostgres();
  const sale = await recordSale(await postgres.createDatabase());
  console.log(`One purchase is ${sale.steps.flat().length} statements in ${sale.steps.length} steps.\n`);
  console.log('| database    | callers | API, per s |   its p99 | bare per s |   its p99 |   ratio |');
  console.log('| ----------- | ------: | ---------: | --------: | ---------: | --------: | ------: |');
  await compare('PGlite', [join(folder, 'served'), join(folder, 'asked')], sale);
  await compare('PostgreSQL', [await postgres.createDatabase(), await postgres.createDatabase()], sale);
  keepResults('purchases', kept);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
