import type { AnswerOf } from '../../../http/endpoint.ts';
import type { CallResult } from '../../../http/parseResponse.ts';
import { createResource, type Resource } from '../../../store/resource.ts';
import type { StoreContext } from '../../../store/storeRegistry.ts';
import { type PasswordProof, withProof } from '../password/proof.ts';
import { secondFactorEndpoints } from './endpoints.ts';
import type { FactorSecret, SecondFactor } from './schema.ts';

type RecoveryCodes = AnswerOf<typeof secondFactorEndpoints.renewRecoveryCodes>;

/** The agent's authenticator app and recovery codes. Only the outcomes have secrets and codes: show them once, and store them nowhere. */
export interface SecondFactorStore extends Resource<SecondFactor> {
  /** Creates the secret for the authenticator app. It has no effect before `confirm`. */
  start(proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<FactorSecret>>;
  /**
   * Turns the second factor on with the app's first code. The outcome has the recovery codes; it has none if the
   * agent's existing codes remain valid. `endOthers` ends all other sessions.
   */
  confirm(code: string, endOthers: boolean, signal?: AbortSignal): Promise<CallResult<RecoveryCodes>>;
  /** Creates new recovery codes, which invalidate the old ones. */
  renewCodes(proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<RecoveryCodes>>;
  remove(proof: PasswordProof, endOthers: boolean, signal?: AbortSignal): Promise<CallResult<SecondFactor>>;
}

/** Creates the store of the second factor; pass it to `client.getStore`. */
export function createSecondFactorStore({ call, now }: StoreContext): SecondFactorStore {
  const resource = createResource<SecondFactor>(() => call(secondFactorEndpoints.secondFactor), now);
  // Without codes in the answer, the agent's existing codes remain valid.
  const withCodes = (result: CallResult<RecoveryCodes>, change: Partial<SecondFactor> = {}) => {
    if (result.ok) {
      const { length } = result.data.codes;
      resource.change((shown) => ({ ...shown, ...change, ...(length > 0 && { codesLeft: length }) }));
    }
    return result;
  };
  return {
    ...resource,
    start: (proof, signal) =>
      withProof({ call }, proof, signal, (confirmation) =>
        call(secondFactorEndpoints.startSecondFactor, { body: { confirmation }, signal }),
      ),
    confirm: async (code, endOthers, signal) =>
      withCodes(
        await call(secondFactorEndpoints.confirmSecondFactor, { body: { code, endOthers }, signal }),
        { isOn: true },
      ),
    renewCodes: (proof, signal) =>
      withProof({ call }, proof, signal, async (confirmation) =>
        withCodes(await call(secondFactorEndpoints.renewRecoveryCodes, { body: { confirmation }, signal })),
      ),
    remove: (proof, endOthers, signal) =>
      withProof({ call }, proof, signal, async (confirmation) => {
        const result = await call(secondFactorEndpoints.removeSecondFactor, {
          body: { confirmation, endOthers },
          signal,
        });
        if (result.ok) resource.change(() => result.data);
        return result;
      }),
  };
}
