import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { copiedTables } from './ownData.ts';

/** Tables with an agent's rows that are not in the copy, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  accounts: 'the name of the wallet in the ledger: its movements are in the statement',
  known_addresses: 'hashes of addresses, which can’t be read back',
  notice_marks: 'which notices were read on which device',
  passkey_steps: 'a passkey prompt that is under way: gone in minutes',
  password_confirmations: 'a proof that is under way: gone in minutes',
  password_resets: 'a reset that is under way: gone in minutes',
  pending_sign_ins: 'a sign-in that is under way: gone in minutes',
  recovery_codes: 'hashes of secrets',
  sales_of_days: 'sums of the history, which is copied whole',
  second_factors: 'a secret, sealed',
  transaction_pins: 'a hash of a secret',
  voided_references: 'references of sales that never were',
  webhook_events: "what was sent to the agent's own server: it is in the history",
  widget_sessions: "sessions of visitors on the agent's site: gone in hours",
};

const folder = new URL('../database/', import.meta.url);
const schemas = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.ts'))
    .map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
);
const ofAgents = [...new Set(schemas.flatMap((schema) => Object.values(schema)))]
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => name === 'agent_id'))
  .map(getTableName);

it('copies every table that has rows of an agent, or names the reason for leaving it out', () => {
  expect(ofAgents.length).toBeGreaterThan(20);
  const decided = [...copiedTables, ...Object.keys(leftOut)];
  expect(decided.sort()).toEqual(ofAgents.sort());
});
