import { randomUUID } from 'node:crypto';
import type { Wire } from '@oja/core';
import { and, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents, passwordConfirmations } from '../database/identity.schema.ts';
import { passkeys } from '../database/passkey.schema.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { createNotice, sendNotification } from '../identity/agentNotification.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { spendConfirmation } from '../identity/confirmPassword.ts';
import { makeFirstCodes, replaceRecoveryCodes } from '../identity/recoveryCode.ts';
import { dropLeftCodes, endOtherSessions, issuerOf, newsOf } from '../identity/secondFactor.ts';
import { algorithms, webAuthn } from './passkeySite.ts';
import { newChallenge, type PasskeyOwner, STEP_MS } from './passkeyStep.ts';
import { type NewCredential, verifyNewPasskey } from './verifyNewPasskey.ts';

/** A browser's prompt lists all of them. */
const MOST_PASSKEYS = 10;

export const findPasskeys = (agentId: string, { db }: AppContext) =>
  db.select().from(passkeys).where(eq(passkeys.agentId, agentId)).orderBy(asc(passkeys.createdAt));

/** The credential descriptors of the passkeys for the browser. */
export const descriptorsOf = (own: readonly (typeof passkeys.$inferSelect)[]) =>
  own.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: [...transports],
  }));

const adding = ({ agentId, sessionHash }: AgentCaller): PasskeyOwner => ({
  agentId,
  holderHash: sessionHash,
  kind: 'add',
});

/** Starts a new passkey, after the password and any second factor. Throws a 409 if the agent has ten. */
export async function beginPasskey(
  caller: AgentCaller,
  confirmation: string,
  context: AppContext,
): Promise<Wire<'beginPasskey'>> {
  const own = await findPasskeys(caller.agentId, context);
  if (own.length >= MOST_PASSKEYS)
    throw new Refusal(409, 'too_many_passkeys', 'You have ten passkeys. Remove one first.');
  await spendConfirmation(caller, confirmation, context);
  const { generateRegistrationOptions } = await webAuthn();
  const [agent] = await context.db.select().from(agents).where(eq(agents.id, caller.agentId));
  const rp = { id: context.passkeySite.domain, name: issuerOf(context) };
  const asked = {
    excludeCredentials: descriptorsOf(own),
    timeout: STEP_MS,
    // Requires the phone's lock or the key's PIN, so that a found key is not enough.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' } as const,
  };
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    ...asked,
    supportedAlgorithmIDs: algorithms,
    rpName: rp.name,
    rpID: rp.id,
    // Opaque, and the same for each passkey of the agent, so that a passkey app keeps one per account.
    userID: Buffer.from(caller.agentId.replaceAll('-', ''), 'hex'),
    userName: agent?.username ?? '',
    userDisplayName: `${agent?.firstName ?? ''} ${agent?.lastName ?? ''}`.trim(),
    challenge: await newChallenge(adding(caller), context),
  });
  return { ...asked, challenge, rp, user, pubKeyCredParams };
}

/** The credential that the browser created, with the agent's name for it. */
interface Addition {
  readonly name: string;
  readonly credential: NewCredential;
  readonly endOthers?: boolean | undefined;
}

/** Stores a new passkey. Returns recovery codes if the agent had none, for the only time. */
export async function addPasskey(
  caller: AgentCaller,
  { name, credential, endOthers }: Addition,
  context: AppContext,
): Promise<{ codes: string[] }> {
  const { agentId } = caller;
  const made = await verifyNewPasskey(credential, adding(caller), context);
  const first = await makeFirstCodes(agentId, context);
  const now = context.clock();
  const news = newsOf('A passkey was added', now, `It is called “${name}”. `);
  await context.db.transaction(async (tx) => {
    const added = await tx
      .insert(passkeys)
      .values({ id: randomUUID(), agentId, name, ...made, createdAt: new Date(now) })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (added.length === 0)
      throw new Refusal(409, 'passkey_known', 'This phone or key is already registered. Use another one.');
    if (first) await replaceRecoveryCodes(tx, agentId, first.rows);
    // They were issued before this second factor existed.
    await tx.delete(passwordConfirmations).where(eq(passwordConfirmations.agentId, agentId));
    if (endOthers) await endOtherSessions(tx, caller);
    await createNotice(tx, agentId, news, now);
  });
  await sendNotification(agentId, news, context);
  context.security({ event: 'factor-changed', agentId, reason: 'passkey added' });
  return { codes: first?.codes ?? [] };
}

/**
 * Removes a passkey. `confirmation` was issued for the password and the second factor. Throws a 404 for another
 * agent's.
 */
export async function removePasskey(
  caller: AgentCaller,
  id: string,
  { confirmation, endOthers }: { readonly confirmation: string; readonly endOthers?: boolean | undefined },
  context: AppContext,
): Promise<void> {
  const { agentId } = caller;
  const own = and(eq(passkeys.id, id), eq(passkeys.agentId, agentId));
  const [passkey] = await context.db.select().from(passkeys).where(own);
  if (!passkey) throw notFound('You have no such passkey.');
  await spendConfirmation(caller, confirmation, context);
  const now = context.clock();
  const news = newsOf('A passkey was removed', now, `It was called “${passkey.name}”. `);
  await context.db.transaction(async (tx) => {
    await tx.delete(passkeys).where(own);
    await dropLeftCodes(tx, agentId);
    if (endOthers) await endOtherSessions(tx, caller);
    await createNotice(tx, agentId, news, now);
  });
  await sendNotification(agentId, news, context);
  context.security({ event: 'factor-changed', agentId, reason: 'passkey removed' });
}
