import type { Body, Wire } from '@oja/core';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { passkeys } from '../database/passkey.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { notifyAgent } from '../identity/agentNotification.ts';
import { newsOf } from '../identity/secondFactor.ts';
import { hasRoom } from '../limits/countTry.ts';
import { challengeOf, checkPasskey, refusePasskey } from './checkPasskey.ts';
import { descriptorsOf, findPasskeys } from './ownPasskeys.ts';
import { webAuthn } from './passkeySite.ts';
import { newChallenge, type PasskeyOwner, STEP_MS } from './passkeyStep.ts';

type SignedPasskey = Body<'provePasskey'>['credential'];
type Passkey = typeof passkeys.$inferSelect;

/** Returns the browser's request for one of the agent's passkeys. Throws a 409 if the agent has no passkey. */
export async function beginProof(
  holder: PasskeyOwner,
  context: AppContext,
): Promise<Wire<'beginPasskeyProof'>> {
  const own = await findPasskeys(holder.agentId, context);
  if (own.length === 0) throw new Refusal(409, 'no_passkey', 'You have no passkey. Enter a code instead.');
  const asked = {
    allowCredentials: descriptorsOf(own),
    timeout: STEP_MS,
    userVerification: 'required' as const,
  };
  const { domain } = context.passkeySite;
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({
    ...asked,
    rpID: domain,
    challenge: await newChallenge(holder, context),
  });
  return { ...asked, challenge, rpId: domain };
}

/** The authenticator's data in a signature. */
interface Signed {
  readonly counter: number;
  readonly backupEligible: boolean;
}

/**
 * Stores the new counter. Accepts one that increased, and 0 after 0 (the authenticator does not count). Returns
 * `false` otherwise: there may be a copy of the passkey.
 *
 * Web Authentication Level 3, section 7.2, compares the counters if one of them is not zero. It calls a counter that
 * did not increase a signal rather than a proof of a copy, and leaves the decision to the server; section 6.1.1
 * discusses the signal's value. This server refuses, with one exception: a fall to 0 of a passkey that may be synced
 * (backup eligible, section 6.1.3, both when it was added and now). Password managers do not count, so such a passkey
 * has moved from one manager to another, and its copies are intended. A key of one device can't move, so its fall to
 * 0 is refused too.
 *
 * One SQL statement, so that one of two concurrent signatures with the same counter is refused.
 */
async function takeCounter(
  { id }: Passkey,
  { counter, backupEligible }: Signed,
  { db, clock }: AppContext,
): Promise<boolean> {
  const didMove = backupEligible ? eq(passkeys.backupEligible, true) : undefined;
  const goesOn = counter === 0 ? or(eq(passkeys.counter, 0), didMove) : lt(passkeys.counter, counter);
  const taken = await db
    .update(passkeys)
    .set({
      counter,
      lastUsedAt: new Date(clock()),
      backupEligible: sql`coalesce(${passkeys.backupEligible}, ${backupEligible}::boolean)`,
    })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return taken.length > 0;
}

/**
 * Notifies the agent of the move once: later signatures have no counter that could reveal a copy. The owner has
 * probably moved the passkey.
 */
async function tellOfMove({ agentId, name }: Passkey, context: AppContext): Promise<void> {
  context.security({ event: 'factor-changed', agentId, reason: 'passkey moved' });
  const what = `The passkey “${name}” was used from another password manager than before. If you did not move it, remove it. `;
  await notifyAgent(agentId, newsOf('A passkey was moved', context.clock(), what), context);
}

async function tellOfCopy({ agentId, name }: Passkey, context: AppContext): Promise<void> {
  context.security({ event: 'passkey-refused', agentId, reason: 'counter went back' });
  if (!(await hasRoom('passkey:notice', agentId, context))) return;
  const what = `The passkey “${name}” was refused, because it may have been copied: remove it. `;
  await notifyAgent(agentId, newsOf('A passkey may have been copied', context.clock(), what), context);
}

/**
 * Checks a passkey's signature against its challenge, which it uses up. Wrong signatures count for no limit: a
 * signature can't be guessed, and an attacker with the password must not be able to lock out the owner's passkey.
 */
export async function provePasskey(
  holder: PasskeyOwner,
  { id, rawId, type, response }: SignedPasskey,
  context: AppContext,
): Promise<void> {
  const { agentId } = holder;
  const { domain, origins } = context.passkeySite;
  const expectedChallenge = await challengeOf(response.clientDataJSON, holder, context);
  const own = and(eq(passkeys.credentialId, id), eq(passkeys.agentId, agentId));
  const [passkey] = await context.db.select().from(passkeys).where(own);
  if (!passkey)
    throw new Refusal(400, 'passkey_unknown', 'This is not one of your passkeys. Use another one.');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { clientDataJSON, authenticatorData, signature } = response;
  const checked = await checkPasskey(agentId, context, () =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: [...origins],
      expectedRPID: domain,
      requireUserVerification: true,
      // `takeCounter` compares the counter when it stores it.
      credential: { id, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
    }),
  );
  if (!checked.verified) throw refusePasskey(agentId, 'signature', context);
  const { newCounter: counter, credentialDeviceType } = checked.authenticationInfo;
  const signed = { counter, backupEligible: credentialDeviceType === 'multiDevice' };
  if (await takeCounter(passkey, signed, context))
    return passkey.counter > 0 && counter === 0 ? tellOfMove(passkey, context) : undefined;
  await tellOfCopy(passkey, context);
  throw new Refusal(400, 'passkey_copied', 'This passkey may have been copied. Use another one, or a code.');
}
