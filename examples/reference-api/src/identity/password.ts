import { hash, verify } from '@node-rs/argon2';

/** The cost of a hash, in the terms of Argon2id. */
export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  /** Passes. */
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id with 19 MiB and 2 passes: OWASP's first choice, and the minimum in production. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** True below OWASP's choice, which is a minimum for memory and for passes. */
export const isCheap = ({ memoryCost, timeCost }: PasswordCost): boolean =>
  memoryCost < PASSWORD_COST.memoryCost || timeCost < PASSWORD_COST.timeCost;

export const hashPassword = (password: string, cost: PasswordCost): Promise<string> => hash(password, cost);

const nobody = new Map<PasswordCost, Promise<string>>();

/** A hash for unknown agents. It has the cost of a real hash, so that verifying it takes the same time. */
function hashOfNobody(cost: PasswordCost): Promise<string> {
  const known = nobody.get(cost) ?? hash('nobody has this password', cost);
  nobody.set(cost, known);
  return known;
}

/**
 * Whether the password is the agent's. Without an agent it verifies against another hash, so that the time
 * taken does not reveal who has an account.
 */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
  { passwordCost }: { readonly passwordCost: PasswordCost },
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await hashOfNobody(passwordCost)), password);
  return fits && passwordHash !== undefined;
}
