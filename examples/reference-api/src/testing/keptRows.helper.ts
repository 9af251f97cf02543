import type { PGlite } from '@electric-sql/pglite';

/** The contents of a test database. */
export type Seed = 'demo' | 'catalogue';

/** The app's tables with their writable columns (without generated columns). */
const TABLES = `
  select quote_ident(table_name) as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name`;

/** A hash that changes with any table, column, index, constraint, trigger or function, but not with rows. */
const SHAPE = `
  select md5(string_agg(line, ';' order by line)) as shape from (
    select concat_ws(' ', oid, relname, relkind) as line from pg_class where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', attrelid, attname, atttypid, attnotnull, atthasdef) from pg_attribute
      join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', oid, conname) from pg_constraint
    union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', oid, proname) from pg_proc where pronamespace = 'public'::regnamespace
  ) as lines`;

interface Table {
  readonly name: string;
  readonly columns: string;
}

async function tablesOf(client: PGlite): Promise<readonly Table[]> {
  return (await client.query<Table>(TABLES)).rows;
}

async function shapeOf(client: PGlite): Promise<string> {
  return (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? '';
}

const empty = (tables: readonly Table[]) => `truncate ${tables.map(({ name }) => name).join(', ')}`;

/** Copies the rows and the sequences' positions to another schema, for `readKept`. */
export async function keepRows(client: PGlite, kind: Seed): Promise<void> {
  const tables = await tablesOf(client);
  const copies = tables.map(({ name }) => `create table kept_${kind}.${name} as table public.${name}`);
  await client.exec(
    [
      `create schema kept_${kind}`,
      ...copies,
      `create table kept_${kind}."sequence positions" as
        select sequencename, last_value from pg_sequences where schemaname = 'public'`,
      empty(tables),
      "select setval(format('public.%I', sequencename), 1, false) from pg_sequences where schemaname = 'public'",
    ].join(';'),
  );
}

/**
 * Returns a function that restores the stored rows in their original order, and the sequences. It changes nothing and
 * resolves to `false` if the schema has changed since this call.
 */
export async function readKept(client: PGlite): Promise<(kind: Seed) => Promise<boolean>> {
  const tables = await tablesOf(client);
  const shape = await shapeOf(client);
  const scripts = new Map<Seed, string>();
  for (const kind of ['catalogue', 'demo'] as const) scripts.set(kind, await scriptFor(client, kind, tables));
  return async (kind) => {
    if ((await shapeOf(client)) !== shape) return false;
    await client.exec(scripts.get(kind) ?? '');
    return true;
  };
}

async function scriptFor(client: PGlite, kind: Seed, tables: readonly Table[]): Promise<string> {
  const inserts: string[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await client.query(`select 1 from kept_${kind}.${name} limit 1`);
    const into = `insert into public.${name} (${columns}) overriding system value`;
    if (rows.length > 0) inserts.push(`${into} select ${columns} from kept_${kind}.${name}`);
  }
  return [
    'begin',
    // Disables the checks of foreign keys, because the tables come in any order.
    'set local session_replication_role = replica',
    empty(tables),
    ...inserts,
    `select setval(format('public.%I', sequencename), coalesce(last_value, 1), last_value is not null)
      from kept_${kind}."sequence positions"`,
    'commit',
    // Only a checkpoint shortens the write-ahead log, which is in memory too.
    'checkpoint',
  ].join(';');
}
