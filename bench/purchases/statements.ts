import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** One statement as the server sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of one transaction, or a single statement outside of a transaction. */
export type Step = readonly Statement[];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const REF = /^OJA-\d{8}-/;
/** Queries of the background jobs, which do not belong to a sale. */
const BY_A_JOB = /"due_at" <=|"reverses_at" <=/;

type Query = (this: unknown, ...args: readonly unknown[]) => unknown;

/** Records every statement that this process sends to PostgreSQL while `work` runs. */
export async function record(work: () => Promise<void>): Promise<Step[]> {
  const heard: { client: unknown; statement: Statement }[] = [];
  const { query } = pg.Client.prototype as unknown as { query: Query };
  const listening: Query = function (config, values, ...more) {
    const text = typeof config === 'string' ? config : (config as { text: string }).text;
    const given = (values ?? (config as { values?: unknown }).values ?? []) as readonly unknown[];
    heard.push({ client: this, statement: { text, values: Array.isArray(given) ? given : [] } });
    return query.call(this, config, values, ...more);
  };
  Object.assign(pg.Client.prototype, { query: listening });
  try {
    await work();
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  const open = new Map<unknown, Statement[]>();
  const steps: Step[] = [];
  for (const { client, statement } of heard.filter(({ statement: { text } }) => !BY_A_JOB.test(text))) {
    if (/^begin/i.test(statement.text)) open.set(client, []);
    else if (/^(commit|rollback)/i.test(statement.text)) {
      steps.push(open.get(client) ?? []);
      open.delete(client);
    } else if (open.has(client)) open.get(client)?.push(statement);
    else steps.push([statement]);
  }
  return steps;
}

/** The same statements for another sale: each id and reference of the recorded sale gets a new value. */
export function another(steps: readonly Step[], kept: ReadonlySet<unknown>): Step[] {
  const fresh = new Map<unknown, unknown>();
  const swap = (value: unknown): unknown => {
    if (typeof value !== 'string' || kept.has(value) || !(UUID.test(value) || REF.test(value))) return value;
    if (!fresh.has(value)) fresh.set(value, REF.test(value) ? `OJA-20261121-${randomUUID()}` : randomUUID());
    return fresh.get(value);
  };
  return steps.map((step) => step.map(({ text, values }) => ({ text, values: values.map(swap) })));
}
