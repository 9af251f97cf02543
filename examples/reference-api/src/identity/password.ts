import { hash, verify } from '@node-rs/argon2';

/** What one hash takes, by Argon2id's own names. */
export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  /** Passes. */
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id with 19 MiB and 2 passes: OWASP's first choice, and the least that production takes. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** True for less than OWASP's choice. More memory does not make up for fewer passes here: both have to be there. */
export const isCheap = ({ memoryCost, timeCost }: PasswordCost): boolean =>
  memoryCost < PASSWORD_COST.memoryCost || timeCost < PASSWORD_COST.timeCost;

export const hashPassword = (password: string, cost: PasswordCost): Promise<string> => hash(password, cost);

const nobody = new Map<PasswordCost, Promise<string>>();

/** A hash of nothing that takes as long as any. */
function hashOfNobody(cost: PasswordCost): Promise<string> {
  const known = nobody.get(cost) ?? hash('nobody has this password', cost);
  nobody.set(cost, known);
  return known;
}

/**
 * True when the password is the agent's. For an agent who doesn't exist it verifies against a hash of nothing, so that
 * the time taken doesn't tell who has an account.
 */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
  { passwordCost }: { readonly passwordCost: PasswordCost },
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await hashOfNobody(passwordCost)), password);
  return fits && passwordHash !== undefined;
}
