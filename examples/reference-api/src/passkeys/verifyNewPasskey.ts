import type { Body } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import { challengeOf, checkPasskey, refusePasskey } from './checkPasskey.ts';
import { algorithms, webAuthn } from './passkeySite.ts';
import type { PasskeyOwner } from './passkeyStep.ts';

export type NewCredential = Body<'addPasskey'>['credential'];

/** The fields of a new passkey that are stored. */
interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly backupEligible: boolean;
  readonly transports: readonly string[];
}

/** Checks a new passkey against its challenge, which it uses up. */
export async function verifyNewPasskey(
  { id, rawId, type, response }: NewCredential,
  holder: PasskeyOwner,
  context: AppContext,
): Promise<VerifiedPasskey> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { domain, origins } = context.passkeySite;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const expectedChallenge = await challengeOf(clientDataJSON, holder, context);
  const { registrationInfo } = await checkPasskey(holder.agentId, context, () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: [...origins],
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw refusePasskey(holder.agentId, 'attestation', context);
  const { credential, credentialDeviceType } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    backupEligible: credentialDeviceType === 'multiDevice',
    transports,
  };
}
