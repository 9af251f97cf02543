import type { Answer } from '../endpoints.ts';
import type { FactorSecret, SecondFactor } from '../schemas/secondFactor.ts';
import { secondFactorEndpoints } from '../secondFactorEndpoints.ts';
import { createResource, type Resource } from '../state/resource.ts';
import type { Outcome } from '../transport/read.ts';
import { type PasswordProof, withProof } from './passwordProof.ts';
import type { StoreContext } from './storeRegistry.ts';

type RecoveryCodes = Answer<'renewRecoveryCodes'>;

/** The agent's authenticator app and recovery codes, and their changes. Secrets and codes stand in the outcomes alone: show them once, keep them nowhere. */
export interface SecondFactorStore extends Resource<SecondFactor> {
  /** Begins: what the authenticator app is given. It counts for nothing before `confirm`. */
  start(proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<FactorSecret>>;
  /**
   * Turns it on with the app's first code. The outcome has the recovery codes, and none where the agent has some already:
   * those stay good. `endOthers`: all other sessions end.
   */
  confirm(code: string, endOthers: boolean, signal?: AbortSignal): Promise<Outcome<RecoveryCodes>>;
  /** New recovery codes; those before are good for nothing. */
  renewCodes(proof: PasswordProof, signal?: AbortSignal): Promise<Outcome<RecoveryCodes>>;
  remove(proof: PasswordProof, endOthers: boolean, signal?: AbortSignal): Promise<Outcome<SecondFactor>>;
}

/** For `client.getStore`. */
export function createSecondFactorStore({ call, carry, now }: StoreContext): SecondFactorStore {
  carry(secondFactorEndpoints);
  const resource = createResource<SecondFactor>(() => call('secondFactor'), now);
  // No codes in the answer: those that the agent has stay good.
  const withCodes = (outcome: Outcome<RecoveryCodes>, change: Partial<SecondFactor> = {}) => {
    if (outcome.ok) {
      const { length } = outcome.data.codes;
      resource.change((shown) => ({ ...shown, ...change, ...(length > 0 && { codesLeft: length }) }));
    }
    return outcome;
  };
  return {
    ...resource,
    start: (proof, signal) =>
      withProof({ call, carry }, proof, signal, (confirmation) =>
        call('startSecondFactor', { body: { confirmation }, signal }),
      ),
    confirm: async (code, endOthers, signal) =>
      withCodes(await call('confirmSecondFactor', { body: { code, endOthers }, signal }), { isOn: true }),
    renewCodes: (proof, signal) =>
      withProof({ call, carry }, proof, signal, async (confirmation) =>
        withCodes(await call('renewRecoveryCodes', { body: { confirmation }, signal })),
      ),
    remove: (proof, endOthers, signal) =>
      withProof({ call, carry }, proof, signal, async (confirmation) => {
        const outcome = await call('removeSecondFactor', { body: { confirmation, endOthers }, signal });
        if (outcome.ok) resource.change(() => outcome.data);
        return outcome;
      }),
  };
}
