import { randomInt, randomUUID } from 'node:crypto';
import { readCode } from '@oja/core';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import type { Queries } from '../database/open.ts';
import { recoveryCodes } from '../database/secondFactor.schema.ts';
import { hashPassword, passwordFits } from './password.ts';

const HOW_MANY = 10;
/** Crockford's Base32, which leaves out letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** Normalises a typed code for comparison: O is read as 0, and I and L as 1 (Crockford's Base32). */
const normalise = (typed: string) => readCode(typed).replace(/O/g, '0').replace(/[IL]/g, '1');

/** Creates a code such as "4PDS-QA8C-7WMZ": 60 random bits. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/**
 * Creates codes and the rows with their hashes. Call it before a transaction, which would otherwise wait for the
 * hashing.
 */
export async function makeRecoveryCodes(agentId: string, { passwordCost }: Pick<AppContext, 'passwordCost'>) {
  const codes = Array.from({ length: HOW_MANY }, newRecoveryCode);
  const rows = await Promise.all(
    codes.map(async (code) => ({
      id: randomUUID(),
      agentId,
      codeHash: await hashPassword(normalise(code), passwordCost),
    })),
  );
  return { codes, rows };
}

/** The number of unused codes. */
export const countRecoveryCodes = (agentId: string, { db }: Pick<AppContext, 'db'>): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.agentId, agentId));

/** Creates codes with the first second factor. Returns `null` if the agent already has codes, which stay valid. */
export const makeFirstCodes = async (agentId: string, context: AppContext) =>
  (await countRecoveryCodes(agentId, context)) > 0 ? null : makeRecoveryCodes(agentId, context);

/** Replaces the agent's codes. */
export async function replaceRecoveryCodes(
  tx: Queries,
  agentId: string,
  rows: readonly (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.agentId, agentId));
  if (rows.length > 0) await tx.insert(recoveryCodes).values([...rows]);
}

/** Uses up a recovery code. Returns `false` if it is wrong, or if a concurrent call used it. */
export async function spendRecoveryCode(
  agentId: string,
  typed: string,
  context: AppContext,
): Promise<boolean> {
  const { db } = context;
  const code = normalise(typed);
  if (code.length !== LENGTH) return false;
  const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.agentId, agentId));
  for (const { id, codeHash } of kept) {
    if (!(await passwordFits(codeHash, code, context))) continue;
    const own = and(eq(recoveryCodes.id, id), eq(recoveryCodes.agentId, agentId));
    const spent = await db.delete(recoveryCodes).where(own).returning({ id: recoveryCodes.id });
    return spent.length > 0;
  }
  return false;
}
