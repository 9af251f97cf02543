import type { Body } from '../endpoints.ts';
import { passwordProofEndpoints } from '../passwordProofEndpoints.ts';
import type { Outcome } from '../transport/read.ts';
import type { StoreContext } from './storeRegistry.ts';

/**
 * What an agent proves to be the owner with: the password, and with it the code of the second factor where the server
 * asks for one (a refusal whose `errors` name `code`).
 */
export type PasswordProof = string | Body<'confirmPassword'>;

/** Has the proof confirmed, then makes the call that it is for. Neither is kept. */
export async function withProof<T>(
  { call, carry }: Pick<StoreContext, 'call' | 'carry'>,
  proof: PasswordProof,
  signal: AbortSignal | undefined,
  proceed: (confirmation: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  carry(passwordProofEndpoints);
  const body = typeof proof === 'string' ? { password: proof } : proof;
  const outcome = await call('confirmPassword', { body, signal });
  return outcome.ok ? proceed(outcome.data.confirmation) : outcome;
}
