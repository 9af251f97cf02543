import pg from 'pg';
import { OTHER_AGENT, startReferenceApi } from '../../examples/reference-api/src/index.ts';
import { manySales } from '../../examples/reference-api/src/testing/manySales.helper.ts';
import { startPostgres } from '../../examples/reference-api/src/testing/postgres.helper.ts';
import { percentile } from '../figure.ts';
import { keepResults, type ResultRows, round } from '../results.ts';

// Measures each query on the purchase history over the API, for an agent with 1,000 sales and for one with many more
// among 2,000 agents with 100 sales each. One call at a time, on PostgreSQL.
const FEW = 1_000;
const rows = Number(/^--rows=?(\d+)$/.exec(process.argv.slice(2).join(''))?.[1] ?? 200_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40);
const DAY = 86_400_000;
/** The sales of each agent are spread over two years. */
const SPAN = 730 * DAY;
const now = Date.now();
const ago = (days: number) => new Date(now - days * DAY).toISOString();

const looks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'first page': { limit: '25' },
  pending: { limit: '25', status: 'pending' },
  failed: { limit: '25', status: 'failed' },
  'one category': { limit: '25', category: 'cable' },
  'a year-old range': { limit: '25', from: ago(380), to: ago(365) },
  'search for a name': { limit: '25', query: 'airtel' },
  'search for nothing': { limit: '25', query: 'no such thing' },
  'page of an export': { limit: '100', status: 'delivered' },
};

/** Returns the recipient of the agent's oldest sale. */
async function fill(database: string, each: number, others: number): Promise<string> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { username } = OTHER_AGENT;
  await client.query(`
    insert into agents (id, username, phone, email, first_name, last_name, password_hash, created_at)
    select gen_random_uuid(), 'other-' || n, 'other-' || n, 'other-' || n, 'A', 'B', '', now()
    from generate_series(1, ${others}) as n`);
  await client.query(`
    insert into accounts (id, kind, agent_id, balance)
    select 'wallet:' || id, 'wallet', id, 0 from agents where username like 'other-%'`);
  const mine = { who: `select id from agents where username = '${username}'`, each, apartMs: SPAN / each };
  const theirs = {
    who: `select id from agents where username like 'other-%'`,
    each: 100,
    apartMs: SPAN / 100,
  };
  for (const text of [...manySales({ ...mine, until: now }), ...manySales({ ...theirs, until: now })])
    await client.query(text);
  await client.query('vacuum analyze');
  const { rows: found } = await client.query<{ recipient: string }>(
    `select recipient from transactions where agent_id in (${mine.who}) order by seq limit 1`,
  );
  await client.end();
  return found[0]?.recipient ?? '';
}

/** The median time of each query, in ms, and the memory of the process at the end, in MB. */
async function measure(database: string, each: number, others: number): Promise<Map<string, number>> {
  const options = { mode: 'demo', port: 0, database, seed: 'catalogue' } as const;
  const rateLimit = { requests: 1_000_000, windowMs: 60_000 };
  const api = await startReferenceApi({ ...options, rateLimit });
  const recipient = await fill(database, each, others);
  const base = `${api.url}/api/v1/agent`;
  const signedIn = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: OTHER_AGENT.username, password: OTHER_AGENT.password }),
  });
  const { token } = ((await signedIn.json()) as { data: { authorization: { token: string } } }).data
    .authorization;
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  const list = (query: Readonly<Record<string, string>>) => `/transactions?${new URLSearchParams(query)}`;
  const month = new URLSearchParams({ from: ago(30), to: ago(0) });
  const paths = [
    ...Object.entries(looks).map(([name, query]) => [name, list(query)] as const),
    ['search for a recipient', list({ limit: '25', query: recipient })] as const,
    ['summary of a month', `/transactions/summary?${month}`] as const,
  ];
  const medians = new Map<string, number>();
  for (const [name, path] of paths) {
    for (let warm = 0; warm < 5; warm += 1) await ask(path);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(path));
    medians.set(name, percentile(times, 50));
  }
  medians.set('memory (MB)', process.memoryUsage().rss / 1e6);
  await api.close();
  return medians;
}

const postgres = await startPostgres();
try {
  // Warm-up run: a new process is slower, which would make the long history look better than it is.
  await measure(await postgres.createDatabase(), FEW, 0);
  const few = await measure(await postgres.createDatabase(), FEW, 0);
  const many = await measure(await postgres.createDatabase(), rows, 2_000);
  console.log(`| look                   | ${FEW} rows | ${rows} rows | ratio |`);
  console.log('| ---------------------- | --------: | ----------: | ----: |');
  const kept: Record<string, ResultRows[string]> = {};
  for (const [name, value] of few) {
    const other = many.get(name) ?? Number.NaN;
    kept[name] = {
      [`${FEW} rows`]: round(value),
      [`${rows} rows`]: round(other),
      ratio: round(other / value),
    };
    const cells = [name.padEnd(22), value.toFixed(1).padStart(9), other.toFixed(1).padStart(11)];
    console.log(`| ${cells.join(' | ')} | ${(other / value).toFixed(2).padStart(5)} |`);
  }
  keepResults('history', kept);
} finally {
  await postgres.stop();
}
process.exit();
