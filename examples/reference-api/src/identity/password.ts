import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '@oja/core';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents } from '../database/identity.schema.ts';

/** The cost of a hash, as parameters of Argon2id. */
export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  /** Passes. */
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id with 19 MiB and 2 passes: OWASP's first choice, and the minimum in production. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Whether the cost is below OWASP's choice in memory or passes. */
export const isCheap = ({ memoryCost, timeCost }: PasswordCost): boolean =>
  memoryCost < PASSWORD_COST.memoryCost || timeCost < PASSWORD_COST.timeCost;

/** Hashes a password after `normalisePassword`. */
export const hashPassword = (password: string, cost: PasswordCost): Promise<string> =>
  hash(normalisePassword(password), cost);

const nobody = new Map<PasswordCost, Promise<string>>();

/** A hash for unknown agents. It has the cost of a real hash, so that verifying it takes the same time. */
function hashOfNobody(cost: PasswordCost): Promise<string> {
  const known = nobody.get(cost) ?? hash('nobody has this password', cost);
  nobody.set(cost, known);
  return known;
}

/**
 * Returns the forms of a password that may have been hashed: the normalised one, and the one as typed, which earlier
 * versions hashed. An ASCII password has only one form.
 */
const writingsOf = (typed: string): ReadonlySet<string> =>
  new Set([normalisePassword(typed), typed, typed.normalize('NFD')]);

/**
 * Returns the form of the password that matches the hash. Without a hash it verifies against a dummy hash, so
 * that the time taken does not reveal who has an account.
 */
async function findWriting(
  passwordHash: string | undefined,
  typed: string,
  cost: PasswordCost,
): Promise<string | undefined> {
  const compared = passwordHash ?? (await hashOfNobody(cost));
  for (const writing of writingsOf(typed))
    if ((await verify(compared, writing)) && passwordHash !== undefined) return writing;
  return undefined;
}

/** Whether the hash was made from this password, PIN or recovery code. */
export async function passwordFits(
  passwordHash: string,
  typed: string,
  { passwordCost }: Pick<AppContext, 'passwordCost'>,
): Promise<boolean> {
  return (await findWriting(passwordHash, typed, passwordCost)) !== undefined;
}

/**
 * Whether the password is the agent's; `false`, after the same time, without an agent. Replaces a hash that an
 * earlier version made from a password that was not normalised.
 */
export async function isPasswordOf(
  agent: Pick<typeof agents.$inferSelect, 'id' | 'passwordHash'> | undefined,
  typed: string,
  { db, passwordCost }: Pick<AppContext, 'db' | 'passwordCost'>,
): Promise<boolean> {
  const writing = await findWriting(agent?.passwordHash, typed, passwordCost);
  if (writing === undefined || !agent) return false;
  if (writing !== normalisePassword(typed))
    await db
      .update(agents)
      .set({ passwordHash: await hashPassword(typed, passwordCost) })
      // Must not overwrite a hash that was set in the meantime.
      .where(and(eq(agents.id, agent.id), eq(agents.passwordHash, agent.passwordHash)));
  return true;
}
