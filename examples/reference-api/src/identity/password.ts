import { hash, verify } from '@node-rs/argon2';

// Argon2id with 19 MiB and 2 passes: the library's default and OWASP's first choice.
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/**
 * True when the password is the agent's. For an agent who doesn't exist it verifies against a hash of nothing, so that
 * the time taken doesn't tell who has an account.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash('nobody has this password');
  const fits = await verify(passwordHash ?? (await nobody), password);
  return fits && passwordHash !== undefined;
}
