import type { BodyOf } from '../../../http/endpoint.ts';
import type { CallResult } from '../../../http/parseResponse.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { passwordProofEndpoints } from './proofEndpoints.ts';

/**
 * Proof that the caller is the agent: the password, and a code of the second factor if the server asks for one (a
 * refusal with `code` in its `errors`).
 */
export type PasswordProof = string | BodyOf<typeof passwordProofEndpoints.confirmPassword>;

/** Confirms the proof, then makes the call that needs it. Stores neither proof nor confirmation. */
export async function withProof<T>(
  { call }: Pick<StoreContext, 'call'>,
  proof: PasswordProof,
  signal: AbortSignal | undefined,
  proceed: (confirmation: string) => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  const body = typeof proof === 'string' ? { password: proof } : proof;
  const result = await call(passwordProofEndpoints.confirmPassword, { body, signal });
  return result.ok ? proceed(result.data.confirmation) : result;
}
